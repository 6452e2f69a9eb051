/** A phone that has the shop among its apps. */
export function PhoneIcon() {
  return (
    <svg viewBox="0 0 48 72" width="56" height="84" aria-hidden="true">
      <rect className="body" x="3" y="2" width="42" height="68" rx="9" />
      <rect className="screen" x="7" y="6" width="34" height="60" rx="5.5" />
      <path className="line" d="M21 10h6" />
      <image href="/favicon.svg" x="11" y="16" width="26" height="26" />
      <rect className="icon" x="11" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="20.5" y="48" width="7" height="7" rx="2" />
      <rect className="icon" x="30" y="48" width="7" height="7" rx="2" />
    </svg>
  );
}
