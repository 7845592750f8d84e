-- Lists in archives are worded in all six languages (decision 0198).
alter table downloads drop constraint downloads_locale_check;
alter table downloads add constraint downloads_locale_check check (locale in ('zh', 'en', 'ar', 'he', 'fa', 'ku'));

-- Language of whoever asked, for the error sheet of an import and the issue sheet of an export, which are made later.
alter table order_logs add column locale text not null default 'zh' check (locale in ('zh', 'en', 'ar', 'he', 'fa', 'ku'));
alter table dxm_exports add column locale text not null default 'zh' check (locale in ('zh', 'en', 'ar', 'he', 'fa', 'ku'));
