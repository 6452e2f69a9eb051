import type { NewSecondFactor, SecondFactor, SecondFactorProof, User } from '../../lib/contract/people.ts';
import type { TooManyTries } from '../../lib/contract/words/staff.ts';
import type { Actor, SignedIn } from '../platform/http/actor.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { createRequirePassword, refused, type Refused } from './reauthentication.ts';
import { deleteLoginLinks, endSessions } from './queries/sign-in.ts';
import { insertAudit } from './queries/logs.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  findShopName,
  startSecondFactor,
  writeRecoveryHashes,
} from './queries/second-factors.ts';
import { findUser } from './queries/users.ts';
import {
  newRecoveryCodes,
  plainCode,
  type CheckCode,
  type Cipher,
  newTotpSecret,
  stepOfCode,
  totpUri,
} from './second-factor-codes.ts';
import type { SignInTries } from './sign-in-tries.ts';

type Refusal = Refused | ({ ok: false } & TooManyTries);

/** A person's own second factor; `address` is the network address. */
export interface OwnSecondFactor {
  read: (actor: Actor) => Promise<SecondFactor>;
  /** It counts only once `confirm` has seen a code of it. */
  start: (
    actor: Actor,
    password: string,
    address: string,
  ) => Promise<{ ok: true; made: NewSecondFactor } | Refusal>;
  /** Returns the recovery codes, and ends all other sessions: they began without a code. */
  confirm: (signedIn: SignedIn, code: string) => Promise<{ ok: true; codes: string[] } | Refused>;
  renewCodes: (
    actor: Actor,
    proof: SecondFactorProof,
    address: string,
  ) => Promise<{ ok: true; codes: string[] } | Refusal>;
  switchOff: (
    actor: Actor,
    proof: SecondFactorProof,
    address: string,
  ) => Promise<{ ok: true; user: User } | Refusal>;
}

interface Needs {
  db: Database;
  now: () => number;
  tries: SignInTries;
  cipher: Cipher;
  checkCode: CheckCode;
}

type Action = 'set-second-factor' | 'remove-second-factor' | 'renew-recovery-codes';

/** Says that a second factor was changed, and nothing of it. */
export const auditSecondFactor = (
  tx: Transaction,
  actor: Pick<Actor, 'id' | 'name'>,
  { at, action, id }: { at: Date; action: Action; id: number },
) => insertAudit(tx, actor, { at, action, entity: 'users', id, before: null, after: null });

export function createOwnSecondFactor({ db, now, tries, cipher, checkCode }: Needs): OwnSecondFactor {
  const requirePassword = createRequirePassword(db, tries);

  /** The password first: a wrong one uses up no code. */
  async function refuseUnlessBoth(
    actor: Actor,
    { currentPassword, code }: SecondFactorProof,
    address: string,
  ): Promise<Refusal | null> {
    if (!(await findUser(db, actor.id))?.hasSecondFactor) return refused({ field: null, code: 'factorOff' });
    const refusal = await requirePassword(actor, currentPassword, address);
    if (refusal) return refusal;
    const checked = await checkCode(actor, { code, address });
    if (checked.ok) return null;
    return checked.code === 'tooManyTries' ? checked : refused({ field: 'code', code: 'codeWrong' });
  }

  return {
    async read({ id }) {
      const factor = await findSecondFactor(db, id);
      if (!factor?.confirmedAt) return { since: null, recoveryCodesLeft: 0 };
      return { since: factor.confirmedAt.toISOString(), recoveryCodesLeft: factor.recoveryHashes.length };
    },
    async start(actor, password, address) {
      const refusal = await requirePassword(actor, password, address);
      if (refusal) return refusal;
      const secret = newTotpSecret();
      const started = await startSecondFactor(db, actor.id, await cipher.encrypt(secret), new Date(now()));
      if (!started) return refused({ field: null, code: 'factorOn' });
      const issuer = await findShopName(db);
      return { ok: true, made: { secret, uri: totpUri(secret, { issuer, account: actor.email }) } };
    },
    async confirm({ actor, session }, code) {
      const factor = await findSecondFactor(db, actor.id);
      if (!factor) return refused({ field: null, code: 'factorNotStarted' });
      if (factor.confirmedAt) return refused({ field: null, code: 'factorOn' });
      const { secret } = factor;
      const lastStep = await stepOfCode(await cipher.decrypt(secret), plainCode(code), now());
      if (lastStep === null) return refused({ field: 'code', code: 'setUpCodeWrong' });
      const { codes, hashes } = newRecoveryCodes();
      const at = new Date(now());
      return db.transaction(async (tx) => {
        const confirmed = { secret, lastStep, recoveryHashes: hashes, confirmedAt: at };
        if (!(await confirmSecondFactor(tx, actor.id, confirmed)))
          return refused({ field: null, code: 'factorNotStarted' });
        await endSessions(tx, actor.id, session.id);
        await deleteLoginLinks(tx, actor.email);
        await auditSecondFactor(tx, actor, { at, action: 'set-second-factor', id: actor.id });
        return { ok: true, codes };
      });
    },
    async renewCodes(actor, proof, address) {
      const refusal = await refuseUnlessBoth(actor, proof, address);
      if (refusal) return refusal;
      const { codes, hashes } = newRecoveryCodes();
      const at = new Date(now());
      await db.transaction(async (tx) => {
        await writeRecoveryHashes(tx, actor.id, hashes);
        await auditSecondFactor(tx, actor, { at, action: 'renew-recovery-codes', id: actor.id });
      });
      return { ok: true, codes };
    },
    async switchOff(actor, proof, address) {
      const refusal = await refuseUnlessBoth(actor, proof, address);
      if (refusal) return refusal;
      const at = new Date(now());
      return db.transaction(async (tx) => {
        if (await deleteSecondFactor(tx, actor.id))
          await auditSecondFactor(tx, actor, { at, action: 'remove-second-factor', id: actor.id });
        const user = await findUser(tx, actor.id);
        return user ? { ok: true, user } : refused({ field: null, code: 'factorOff' });
      });
    },
  };
}
