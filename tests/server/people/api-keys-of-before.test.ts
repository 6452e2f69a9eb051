import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFindBranchByApiKey } from '../../../src/server/people/api-keys.ts';
import { secretHash } from '../../../src/server/platform/secrets.ts';
import { openAsBefore } from '../../support/migrations-before.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-before-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an API key of a version whose keys opened everything', () => {
  it('opens the tickets only after the update, without an end', async () => {
    const before = await openAsBefore(folder, 'api_key_scopes');
    await before.db.execute(
      sql`insert into branches (identifier, name, opening_hours, delivery_hours) values ('mitte', 'Mitte', '[]', '[]')`,
    );
    await before.db.execute(
      sql`insert into api_keys (branch_id, name, hash) values (1, 'Küche', ${secretHash('geheim')})`,
    );
    await before.close();
    const after = await openAsBefore(folder);
    const find = createFindBranchByApiKey(after.db, () => Date.parse('2099-01-01'));
    expect(await find(1, 'geheim', 'tickets')).toMatchObject({ name: 'Mitte' });
    expect(await find(1, 'geheim', 'orders')).toBeNull();
    await after.close();
  });
});
