import { expect, it } from 'vitest';
import { StorageFull, StoreFolderGone } from '../storage/storage-errors.ts';
import { reasonOf } from './reason-of.ts';

const coded = (code: string, text = 'said by the system') => Object.assign(new Error(text), { code });

it.each<[string, unknown, RegExp]>([
  ['a wrong password', coded('28P01'), /用户名或密码.*said by the system/],
  ['a database that is not there', coded('3D000'), /请先新建/],
  ['a database without room', coded('53100'), /数据库所在的磁盘已满/],
  ['a database without connections', coded('53300'), /max_connections/],
  ['a full disk', coded('ENOSPC', 'write /backup/x'), /磁盘已满.*腾出空间.*write \/backup\/x/],
  ['a full disk behind the store', new StorageFull(coded('ENOSPC', 'write /a')), /磁盘已满.*write \/a/],
  ['a full store that is no disk', new StorageFull(new Error('507 of the store')), /507 of the store/],
  ['a disk that is not mounted', new StoreFolderGone('/data/files', null), /已挂载.*\/data\/files/],
  ['a read-only disk', coded('EROFS'), /只读/],
  ['a file of another user', coded('EACCES', 'open /x'), /权限.*open \/x/],
  ['no database', coded('ECONNREFUSED', ''), /连不上数据库.*ECONNREFUSED/],
  ['one of our sentences', new Error('PORT …'), /^PORT …$/],
  ['a code that is a word of the language', coded('toString'), /^said by the system$/],
])('%s', (_, error, reason) => {
  expect(reasonOf(error)).toMatch(reason);
});
