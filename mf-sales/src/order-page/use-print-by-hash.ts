import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastError } from '@lumora/shared-ui';
import { shopNameQuery } from '../orders/orders-api.ts';

/** Prints the packing slip when the order is opened with `#print`, and removes it from the URL. */
export function usePrintByHash(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // the slip shows the name, so both are rendered at once
  const { data: shopName, error } = useQuery(shopNameQuery);
  const isReady = hash === '#print' && (shopName !== undefined || error !== null);

  const print = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    if (shopName === undefined) toastError(error, 'The packing slip could not be loaded');
    else window.print();
  });
  useEffect(() => {
    if (isReady) print();
  }, [isReady]);
}
