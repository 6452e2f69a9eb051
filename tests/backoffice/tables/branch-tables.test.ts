import { describe, expect, it } from 'vitest';
import { firstBranchWithTables } from '../../../src/backoffice/tables/branch-tables.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';

const branches = [1, 2, 3].map((id) => ({ id, name: `Filiale ${id}` })) as Branch[];
const [first, second] = branches;

describe('a dialog about the tables of a branch', () => {
  it('opens with the first branch that has tables', () => {
    const tables = [{ branch: { id: 3 } }, { branch: { id: 2 } }];
    expect(firstBranchWithTables(branches, tables)).toEqual({ branch: second, hasTables: true });
  });

  it('opens with the first branch if none has tables', () => {
    expect(firstBranchWithTables(branches, [])).toEqual({ branch: first, hasTables: false });
    expect(firstBranchWithTables(branches, [{ branch: { id: 9 } }])).toEqual({
      branch: first,
      hasTables: false,
    });
    expect(firstBranchWithTables([], [])).toBeNull();
  });
});
