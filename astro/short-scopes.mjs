const SCOPE = /data-astro-cid-([a-z0-9]{8})/g;
/** The scope's name as a class, which elements with spread attributes get besides the attribute; no style asks for it. */
const SCOPE_CLASS = /, undefined, \{ "class": "astro-[a-z0-9]{8}" \}/g;
/** Two letters of the hash that no two components share. */
const [FROM, TO] = [1, 3];

/** Which component has which short name; two with the same would share their styles. */
const taken = new Map();

function shortened(code) {
  return code.replace(SCOPE_CLASS, '').replace(SCOPE, (_, hash) => {
    const short = hash.slice(FROM, TO);
    const other = taken.get(short) ?? hash;
    if (other !== hash) throw new Error(`two components have the scope ${short}: take other letters of it`);
    taken.set(short, hash);
    return `data-${short}`;
  });
}

/** Astro's styles, before Vite parses them, and its components, once they are JavaScript. */
const transform = (order, isMeant) => ({
  order,
  handler: (code, id) =>
    isMeant(id) && code.includes('data-astro-cid-') ? { code: shortened(code), map: null } : null,
});
const isStyle = (id) => id.includes('.astro?') && id.includes('type=style');

/** Shortens the attributes by which a component's styles find its elements: they are a fiftieth of a branch page. */
export const shortScopes = [
  { name: 'short-scopes-of-styles', transform: transform('pre', isStyle) },
  { name: 'short-scopes', transform: transform('post', (id) => id.endsWith('.astro')) },
];
