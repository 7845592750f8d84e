-- Language of whoever asked for a generic sheet, which is made later (decision 0206).
alter table sheet_exports add column locale text not null default 'zh' check (locale in ('zh', 'en', 'ar', 'he', 'fa', 'ku'));
