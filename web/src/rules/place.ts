/** A place in the rule book: a page, and a section of it or its top. */
export interface Place {
  page: string
  anchor: string
}

export const pathOf = ({ page, anchor }: Place): string => `/rules/${page}${anchor ? `#${anchor}` : ''}`
