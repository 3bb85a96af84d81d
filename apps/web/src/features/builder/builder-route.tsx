export default function BuilderRoute() {
  return <h1>Builder</h1>;
}
