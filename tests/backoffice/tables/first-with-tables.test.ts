import { describe, expect, it } from 'vitest';
import { firstBranchWithTables } from '../../../src/backoffice/tables/branch-tables.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';

const branches = [1, 2, 3].map((id) => ({ id, name: `Filiale ${id}` })) as Branch[];
const [first, second] = branches;

describe('what is printed or put in order for the tables of a branch', () => {
  it('begins with the first branch that has any', () => {
    const tables = [{ branch: { id: 3 } }, { branch: { id: 2 } }];
    expect(firstBranchWithTables(branches, tables)).toEqual({ branch: second, hasTables: true });
  });

  it('says that there are none where no branch has any', () => {
    expect(firstBranchWithTables(branches, [])).toEqual({ branch: first, hasTables: false });
    expect(firstBranchWithTables(branches, [{ branch: { id: 9 } }])).toEqual({
      branch: first,
      hasTables: false,
    });
    expect(firstBranchWithTables([], [])).toBeNull();
  });
});
