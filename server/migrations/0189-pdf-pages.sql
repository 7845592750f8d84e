-- Pages of the PDF or AI file that an image is the first page of; null for other files.
alter table images add column page_count integer;
