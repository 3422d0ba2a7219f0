-- 原本: what the auditor reads from the bank's own paper, and the paper itself, apart from what the treasurer entered.
alter table balance_certificate add column original_yen bigint;
alter table balance_certificate add column original_voucher_id uuid;
alter table balance_certificate add foreign key (association_id, original_voucher_id)
  references voucher (association_id, id) on delete set null (original_voucher_id);
