import { BRANCH_DATA_ID, type BranchData } from '../lib/client/page-data.ts';
import { onceFor, utf8 } from './memo.ts';

const [START, END] = [
  utf8.encode(`<script type="application/json" id="${BRANCH_DATA_ID}">`),
  utf8.encode('</script>'),
];
/** '<' is written as an escape, so that no text of the shop can end the element. */
const escaped = (json: string): Uint8Array => utf8.encode(json.replaceAll('<', '\\u003c'));
const bytesOf = onceFor((data: BranchData) => escaped(JSON.stringify(data)));

/** The element with a branch's data and what a page says besides, as parts of UTF-8. What its pages share is written once for all of them. */
export function branchJson(data: BranchData, more: object): Uint8Array[] {
  const bytes = bytesOf(data);
  const rest = JSON.stringify(more);
  const parts = rest === '{}' ? [bytes] : [bytes.subarray(0, -1), escaped(`,${rest.slice(1)}`)];
  return [START, ...parts, END];
}
