import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { branches } from './branches.ts';
import { categories, products } from './products.ts';

export const menus = pgTable('menus', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().default(''),
  availableFrom: timestamp({ withTimezone: true }).notNull(),
  position: integer().notNull().default(0),
});

const menuId = () =>
  integer()
    .notNull()
    .references(() => menus.id, { onDelete: 'cascade' });

export const menuBranches = pgTable(
  'menu_branches',
  {
    menuId: menuId(),
    position: integer().notNull(),
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.menuId, table.position] }),
    index('menu_branches_branch').on(table.branchId),
  ],
);

/** A category's position on a menu. */
export const menuCategories = pgTable(
  'menu_categories',
  {
    menuId: menuId(),
    position: integer().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    visible: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.menuId, table.position] }),
    index('menu_categories_category').on(table.categoryId),
  ],
);

/** A product's position in a category of a menu. */
export const menuProducts = pgTable(
  'menu_products',
  {
    menuId: integer().notNull(),
    categoryPosition: integer().notNull(),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    enabled: boolean().notNull().default(true),
    visible: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.menuId, table.categoryPosition, table.position] }),
    foreignKey({
      name: 'menu_products_category',
      columns: [table.menuId, table.categoryPosition],
      foreignColumns: [menuCategories.menuId, menuCategories.position],
    }).onDelete('cascade'),
    index('menu_products_product').on(table.productId),
  ],
);
