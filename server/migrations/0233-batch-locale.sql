-- Language of whoever saved a batch, in which the names of its designs are made (decision 0233). Batches that exist keep Chinese names.
alter table batches add column locale text not null default 'zh' check (locale in ('zh', 'en', 'ar', 'he', 'fa', 'ku'));
