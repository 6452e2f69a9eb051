/**
 * The text of one of our legal pages, as the HTML that the page shows without its heading; null where it could not be had.
 * The pages have these texts already, so the checkout fetches what is asked for and ships none of them twice.
 */
export async function fetchLegalArticle(href: string): Promise<string | null> {
  try {
    const response = await fetch(href);
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('main article');
    article?.querySelector('h1')?.remove();
    return article?.innerHTML.trim() || null;
  } catch {
    return null;
  }
}
