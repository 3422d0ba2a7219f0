/** Someone brings a letter to the round post box at the corner. */
export function PostBox() {
  return (
    <svg
      viewBox="0 0 420 300"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="block w-full stroke-primary"
    >
      <path
        d="M0 300V214l52-34 52 34v86zM330 300V196h90v104z"
        className="fill-surface"
        stroke="none"
      />
      <path d="M372 300V222m0 34 18-18" strokeWidth="5" />
      <ellipse
        cx="372"
        cy="186"
        rx="34"
        ry="46"
        className="fill-good"
        fillOpacity="0.8"
        stroke="none"
      />
      <g className="fill-accent stroke-accent">
        <path d="M226 290v-142h72v142z" />
        <path d="M216 148q0-34 46-38q46 4 46 38z" />
        <path d="M218 292h88" strokeWidth="12" />
      </g>
      <path d="M242 176h40" strokeWidth="7" className="stroke-on-accent" />
      <path d="M246 204h32v26h-32z" className="stroke-on-accent" strokeWidth="3" />
      <g className="fill-primary" stroke="none">
        <circle cx="128" cy="128" r="21" />
        <path d="M96 300V192a32 32 0 0 1 64 0v108z" />
      </g>
      <path d="M146 196l58-14" strokeWidth="17" />
      <path d="M192 164h40v26h-40z" className="fill-page" strokeWidth="3" />
      <path d="M192 165l20 15 20-15" strokeWidth="3" />
    </svg>
  );
}
