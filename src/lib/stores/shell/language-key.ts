/** Where the browser keeps the choice: a language, once the visitor has chosen one or declined another. */
export const LANGUAGE_KEY = 'asp.language';
