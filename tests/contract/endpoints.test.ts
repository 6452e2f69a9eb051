import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { SHOP_LISTS } from '../../src/lib/contract/shop.ts';

interface Route {
  method: string;
  path: string;
  request?: { params?: { shape: Record<string, unknown> } };
  responses: Record<string, { description: string }>;
}

const all = Object.entries(endpoints).map(([name, { who, route }]) => ({ name, who, route: route as Route }));

describe('the table of endpoints', () => {
  it('has each endpoint once', () => {
    const calls = all.map(({ route }) => `${route.method} ${route.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(all)('$name lies under /api and has a schema for each path parameter', ({ route }) => {
    expect(route.path).toMatch(/^\/api\//);
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(route.request?.params?.shape ?? {})).toEqual(inPath);
  });

  it.each(all)('$name declares its success status, and 404 when it reads one entity', ({ route }) => {
    const statuses = Object.keys(route.responses).map(Number);
    expect(statuses.filter((status) => status < 400)).toHaveLength(1);
    expect(statuses.includes(404) || !route.path.includes('{')).toBe(true);
  });

  it('has a list for everything that pages are built from', () => {
    const lists = all.filter(({ route }) => route.method === 'get').map(({ route }) => route.path);
    expect(lists).toEqual(expect.arrayContaining(['/api/init', '/api/config', ...Object.keys(SHOP_LISTS)]));
  });
});
