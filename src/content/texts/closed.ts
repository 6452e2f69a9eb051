/** Said by the page, the product dialog and the checkout; the API's refusal has its own copy (`lib/contract/words/customers.ts`). */
export const CLOSED = 'Derzeit haben wir leider geschlossen.';
