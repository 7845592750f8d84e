-- Whether the print files of a download are made and named as their templates say, where these say it.
alter table downloads add column by_template boolean not null default false;
