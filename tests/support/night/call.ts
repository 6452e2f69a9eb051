/** The demo's branch that never closes. */
export const BRANCH = 3;

/** Of calls: a connection of its own, since nobody knows how long an idle one is good when a night passes in minutes. */
export const CALL = { 'content-type': 'application/json', connection: 'close' };
