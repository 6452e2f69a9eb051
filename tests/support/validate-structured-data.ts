import Validator from '@adobe/structured-data-validator';
import { vocabulary } from './schema-org.ts';

interface Issue {
  issueMessage: string;
  severity: 'ERROR' | 'WARNING';
  rootType: string;
  path?: { type?: string; property?: string; index?: number }[];
}

const validator = new Validator(vocabulary());

/** A least value is no price of anything that is sold, so it needs no upper end. */
const isVolume = ({ path = [] }: Issue) => path.at(-1)?.property === 'eligibleTransactionVolume';

/** What search engines would complain about in a JSON-LD graph: schema.org's own rules and what their results need. */
export async function searchEngineProblems(graph: readonly Record<string, unknown>[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(graph), (node) => String(node['@type']));
  const issues = (await validator.validate({ jsonld, microdata: {}, rdfa: {} })) as Issue[];
  return issues
    .filter((issue) => !isVolume(issue))
    .map(({ issueMessage, rootType, path = [] }) =>
      [
        rootType,
        ...path.slice(1).map(({ property, index }) => `${property}[${index ?? ''}]`),
        issueMessage,
      ].join(' '),
    );
}
