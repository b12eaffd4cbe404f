// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const shopDepositAdd: Call = {
  id: 'shop.deposit.add',
  method: 'POST',
  path: '/api/shop/deposit/add',
  permission: 'shop.deposit.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/shop/deposit/detail', '/api/shop/deposit/list'],
};

export const shopDepositDetail: Call = { id: 'shop.deposit.detail', method: 'GET', path: '/api/shop/deposit/detail', permission: 'shop.deposit.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const shopDepositList: Call = { id: 'shop.deposit.list', method: 'GET', path: '/api/shop/deposit/list', permission: 'shop.deposit.view', onError: 'log' };

export const shopDepositUpdate: Call = {
  id: 'shop.deposit.update',
  method: 'POST',
  path: '/api/shop/deposit/update',
  permission: 'shop.deposit.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/shop/deposit/detail', '/api/shop/deposit/list'],
  kind: 'update',
  key: 'id',
};

export const shopHistory: Call = { id: 'shop.history', method: 'GET', path: '/api/shop/history', permission: 'shop.redeem.view', onError: 'log' };

export const shopInquiryDetail: Call = { id: 'shop.inquiry.detail', method: 'GET', path: '/api/shop/inquiry/detail', permission: 'shop.redeem.view', onError: 'log', optOut: [400, 404], extension: true, kind: 'record', key: 'id' };

export const shopInquiryList: Call = { id: 'shop.inquiry.list', method: 'GET', path: '/api/shop/inquiry/list', permission: 'shop.redeem.view', onError: 'log' };

export const shopInquiryUpdate: Call = {
  id: 'shop.inquiry.update',
  method: 'POST',
  path: '/api/shop/inquiry/update',
  permission: 'shop.redeem.handle',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/shop/history', '/api/shop/inquiry/detail', '/api/shop/inquiry/list', '/api/shop/item/detail',
    '/api/shop/item/list', '/api/shop/stock/list',
  ],
  extension: true,
  key: 'redeem_ref',
};

export const shopInquiryUpdateVerdict: Call = { id: 'shop.inquiry.update.verdict', method: 'GET', path: '/api/shop/inquiry/update/verdict', permission: 'shop.redeem.handle', onError: 'log', extension: true };

export const shopItemAdd: Call = {
  id: 'shop.item.add',
  method: 'POST',
  path: '/api/shop/item/add',
  permission: 'shop.item.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/items', '/api/shop/item/list'],
};

export const shopItemDetail: Call = { id: 'shop.item.detail', method: 'GET', path: '/api/shop/item/detail', permission: 'shop.item.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const shopItemItems: Call = { id: 'shop.item.items', method: 'GET', path: '/api/shop/item/items', permission: 'signed-in', onError: 'log', extension: true };

export const shopItemList: Call = { id: 'shop.item.list', method: 'GET', path: '/api/shop/item/list', permission: 'shop.item.view', onError: 'log' };

export const shopItemUpdate: Call = {
  id: 'shop.item.update',
  method: 'POST',
  path: '/api/shop/item/update',
  permission: 'shop.item.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/items', '/api/shop/item/list'],
  kind: 'update',
  key: 'id',
};

export const shopStockAdd: Call = {
  id: 'shop.stock.add',
  method: 'POST',
  path: '/api/shop/stock/add',
  permission: 'shop.item.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/shop/item/detail', '/api/shop/item/list', '/api/shop/stock/list'],
  key: 'item_id',
};

export const shopStockDelete: Call = {
  id: 'shop.stock.delete',
  method: 'POST',
  path: '/api/shop/stock/delete',
  permission: 'shop.item.delete',
  onError: 'log',
  invalidates: ['/api/shop/item/detail', '/api/shop/item/list', '/api/shop/stock/list'],
};

export const shopStockList: Call = { id: 'shop.stock.list', method: 'GET', path: '/api/shop/stock/list', permission: 'shop.item.view', onError: 'log' };
