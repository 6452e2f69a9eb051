/** How long orders take now; few branches can say, so it is fetched by itself. */
export const preparing = (minutes: number) => `zurzeit etwa ${minutes} Min.`;
