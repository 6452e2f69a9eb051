/** What the code of a table opens: the branch's page, which takes the table from its address. */
export function tableAddress(origin: string, branch: string, table: string): string {
  return `${origin}/store/${branch}?table=${encodeURIComponent(table)}`;
}
