/** Kinds of fibers that no island has: islands are functions, contexts, portals, fragments and elements of a body (React's `ReactWorkTags`). */
const UNUSED = new Set([
  1, // class component
  8, // StrictMode
  11, // forwardRef
  12, // Profiler
  13, // Suspense
  14, // memo
  15, // memo of a plain function
  16, // lazy
  17, // class component that threw in its constructor
  18, // Suspense boundary in a server's markup
  19, // SuspenseList
  22, // offscreen part of a Suspense boundary
  23, // legacy hidden
  27, // `<html>`, `<head>`, `<body>`
  30, // ViewTransition
  31, // Activity
]);

/** Variables of React's that stay `false` without these kinds, and classes that only they make an instance of. */
const ALWAYS_FALSE = new Set(['isHydrating', 'shouldStartViewTransition']);
const UNUSED_CLASSES = new Set(['FragmentInstance', 'ViewTransitionPseudoElement']);

const isTag = (node) => node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag';

const isUnused = (node) => node?.type === 'Literal' && UNUSED.has(node.value);

/** Whether the statements of a case always leave its switch, so that none runs on into the next case. */
function leaves({ consequent }) {
  const last = consequent.at(-1);
  return /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '');
}

const isFunction = ({ type }) => /Function/.test(type);

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** Variables of a function that a part of it declares: what is left may use them. */
function variablesOf(node) {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : [];
  return [...own, ...children(node).flatMap(variablesOf)];
}

/** The cases of a switch that no fiber takes, without what only they run. */
function unusedCases(cases, of) {
  const edits = [];
  const variables = [];
  let runsOn = false;
  for (const one of cases) {
    if (!isUnused(one.test)) {
      runsOn = !leaves(one);
      continue;
    }
    // A case before this one may run on into its statements: then only the label goes.
    if (runsOn && one.consequent.length > 0) {
      edits.push({ start: one.start, end: one.consequent[0].start, text: '' });
      runsOn = !leaves(one);
    } else {
      edits.push({ ...span(one), text: '' });
      variables.push(...variablesOf(one));
    }
  }
  const end = of.body.end - 1;
  return variables.length > 0 ? [...edits, { start: end, end, text: `;var ${variables.join()};` }] : edits;
}

/** Whether a statement sets what nothing calls: `exports.hydrateRoot`, or a method of an unused class at its prototype. */
function isUnusedFunction({ type, left }) {
  if (type !== 'AssignmentExpression' || left.type !== 'MemberExpression') return false;
  if (left.property.name === 'hydrateRoot') return true;
  return left.object.property?.name === 'prototype' && UNUSED_CLASSES.has(left.object.object.name);
}

/** What to write in place of a node that asks for a kind that there is not, or for markup of a server. */
function editsOf(node, parent, of) {
  switch (node.type) {
    case 'SwitchStatement':
      return isTag(node.discriminant) ? unusedCases(node.cases, of) : [];
    case 'BinaryExpression': {
      if (!/^[!=]==$/.test(node.operator) || !isUnused(node.left) || !isTag(node.right)) return [];
      return [{ ...span(node), text: node.operator === '===' ? '!1' : '!0' }];
    }
    case 'ExpressionStatement':
      return isUnusedFunction(node.expression) ? [{ ...span(node), text: '' }] : [];
    case 'Identifier': {
      if (!ALWAYS_FALSE.has(node.name) || parent.type === 'VariableDeclarator') return [];
      if (parent.type !== 'AssignmentExpression' || parent.left !== node)
        return [{ ...span(node), text: '!1' }];
      return [{ start: parent.start, end: parent.right.start, text: '' }];
    }
    case 'MemberExpression': {
      if (parent.type === 'AssignmentExpression' && parent.left === node) return [];
      if (node.property.name === 'isDehydrated') return [{ ...span(node), text: '!1' }];
      return node.property.name === 'dehydrated' ? [{ ...span(node), text: 'null' }] : [];
    }
    default:
      return [];
  }
}

const span = ({ start, end }) => ({ start, end });

/** All edits of a tree in a function. */
function collect(node, parent, of, edits) {
  // `initInput` has a parameter of that name.
  if (node.params?.some(({ name }) => name === 'isHydrating')) return edits;
  edits.push(...editsOf(node, parent, of));
  const within = isFunction(node) ? node : of;
  for (const child of children(node)) collect(child, node, within, edits);
  return edits;
}

/** A text after edits; one inside a part that another removed is skipped. */
function edited(text, edits) {
  let result = '';
  let done = 0;
  for (const { start, end, text: put } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    result += text.slice(done, start) + put;
    done = end;
  }
  return result + text.slice(done);
}

/** How many edits React 19.3.1 takes: another number asks for a look at what changed. */
const EDITS = 329;

/** Leaves out of React's client what no customer's page can reach; dead code is `tightReact`'s to drop. */
export const smallReact = {
  name: 'small-react',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      const edits = collect(this.parse(code), undefined, undefined, []);
      if (edits.length !== EDITS)
        throw new Error(
          `React changed (${edits.length} edits, not ${EDITS}): review patches/small-react.mjs`,
        );
      return { code: edited(code, edits), map: null };
    },
  },
};
