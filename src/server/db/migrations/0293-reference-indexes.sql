CREATE INDEX deposit_slip_ref_idx ON public.deposit USING btree (slip_ref) WHERE (slip_ref IS NOT NULL);
CREATE INDEX gateway_order_gateway_ref_idx ON public.gateway_order USING btree (gateway_ref) WHERE (gateway_ref IS NOT NULL);
CREATE INDEX raw_transaction_upstream_ref_idx ON public.raw_transaction USING btree (upstream_ref) WHERE (upstream_ref IS NOT NULL);
CREATE INDEX shop_redeem_tracking_no_idx ON public.shop_redeem USING btree (tracking_no) WHERE (tracking_no IS NOT NULL);
CREATE INDEX withdrawal_upstream_ref_idx ON public.withdrawal USING btree (upstream_ref) WHERE (upstream_ref IS NOT NULL);
