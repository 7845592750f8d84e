-- A SKU of an order file may stand for a whole listing: what it means is remembered for it alone ('') and for it with one
-- variation, both as order-import compares them.
alter table order_skus add column variation text not null default '';
alter table order_skus drop constraint order_skus_pkey;
alter table order_skus add primary key (owner_id, sku, variation);

-- What a person explained for words of order files that nobody knew: statuses, and parts of variations by product.
create table order_meanings (
  owner_id text not null references accounts (id) on delete cascade,
  -- The field of a status column, or 'variation'.
  scope text not null,
  -- Of the product whose variation it is; '' for statuses.
  template_id text not null default '',
  -- As it is compared, and as the file wrote it when it was explained.
  word_key text not null,
  word text not null,
  -- A status's meaning, or 'colour:ID', 'size:ID', 'nothing'.
  meaning text not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, scope, template_id, word_key)
);
