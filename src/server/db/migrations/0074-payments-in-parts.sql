-- 分けて払う: one 未払金 may be asked for in several payments; together they never exceed what is open (ask.ts).
drop index payment_of_due;
create index payment_of_due on payment (association_id, entry_id) where withdrawn_at is null;
