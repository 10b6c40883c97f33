/** The robots.txt URL of a typed site; null if it is not a host. */
export const robotsUrlOf = (typed: string): string | null => {
  const text = typed.trim();
  if (text === "") return null;
  try {
    const { protocol, host } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(protocol) && host !== "" ? `${protocol}//${host}/robots.txt` : null;
  } catch {
    return null;
  }
};

/** Quotes an argument of a shell command. */
const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word}'`);

/** The command that prints a file with all responses, including redirects. */
export const curlCommand = (url: string): string => `curl -iL ${quoted(url)}`;

/**
 * The URL of a bookmarklet that reads the robots.txt of the current site and opens it here. It runs
 * on that site, where none of this page's code is loaded, so it is a string.
 *
 * @param page the URL of this page, without a fragment.
 */
export const bookmarkletFor = (page: string): string => {
  const code = `(async()=>{
const w=open("","_blank"),e=encodeURIComponent;
try{
const r=await fetch("/robots.txt",{cache:"no-store"}),t=await r.text();
let h="HTTP/1.1 "+r.status+"\\n";
r.headers.forEach((v,k)=>{h+=k+": "+v+"\\n"});
if(r.redirected)h="HTTP/1.1 301\\nlocation: "+r.url+"\\n\\n"+h;
const u=${JSON.stringify(page)}+"#robots="+e(t)+"&response="+e(h)+"&url="+e(location.href);
if(w)w.location=u;else location=u
}catch(x){if(w)w.close();alert("robots.txt could not be read: "+x)}
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll("\n", ""))}`;
};
