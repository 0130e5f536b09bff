// What can be played, as the server tells it, in the language in use.
import { ApiProblem, getCatalogue } from './api'
import type { Catalogue } from './messages'

let catalogue = $state.raw<Catalogue | null>(null)
let problem = $state.raw<ApiProblem | null>(null)

export const theCatalogue = (): Catalogue | null => catalogue
export const catalogueProblem = (): ApiProblem | null => problem

export async function loadCatalogue(language: string): Promise<void> {
  problem = null
  try {
    catalogue = await getCatalogue(language)
  } catch (error) {
    problem = error instanceof ApiProblem ? error : new ApiProblem('unknown', 0, String(error))
  }
}
