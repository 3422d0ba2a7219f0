-- ごみを出せる時刻: after it the next day of collection is what counts.
alter table garbage_rule add put_out_by text check (put_out_by ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
