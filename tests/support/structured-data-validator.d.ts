declare module '@adobe/structured-data-validator' {
  /** Checks structured data as extracted from a page, by format and by type of its roots. */
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: Record<'jsonld' | 'microdata' | 'rdfa', object>): Promise<unknown[]>;
  }
}
