// title: an anonymous type
// row: anonymous type, let in a query
// rule: none: no rule reports anonymous types yet
// bytes: 24
static class Case
{
    static void Probe(int number = 3) => Sink.Keep(new { number });
}
