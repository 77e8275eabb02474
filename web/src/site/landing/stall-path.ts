import type { ShowcaseStall } from '@thela/contract/showcase'

export const stallPath = ({ slug, id }: ShowcaseStall) => `/${encodeURIComponent(slug)}/${id}`
