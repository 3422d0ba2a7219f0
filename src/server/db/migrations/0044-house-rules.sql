-- 決まりと部屋: kept by the association itself. What was sent under older rules keeps them.
alter table application_step add column terms jsonb check (terms is null or kind = 'sent');
-- A room that is no longer let; its bookings stay.
alter table space add column retired_on date;
grant insert, update, delete on application_terms to sumiwa_app;
grant insert, update on space to sumiwa_app;
