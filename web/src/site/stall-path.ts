export const stallPath = ({ slug, id }: { slug: string; id: string }) => `/${encodeURIComponent(slug)}/${id}`
