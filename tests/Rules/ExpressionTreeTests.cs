namespace Allocations.Tests;

/// <summary>
/// An expression tree is data for a provider that may know no spans: no rule reports what is in one, though each reports the same code in a lambda.
/// </summary>
public sealed class ExpressionTreeTests
{
    [Theory]
    [InlineData("ALLOC101", "Count(s, s)")]
    [InlineData("ALLOC103", "s.Trim(new[] { 'a' })")]
    [InlineData("ALLOC201", "Kept((object)n)")]
    [InlineData("ALLOC204", "Closed((IDisposable)new Handle())")]
    [InlineData("ALLOC206", "known[new Plain()]")]
    [InlineData("ALLOC207", "string.Format(\"{0}\", n)")]
    [InlineData("ALLOC301", "int.Parse(s.Trim())")]
    [InlineData("ALLOC302", "s.Split(',', StringSplitOptions.None).Length")]
    [InlineData("ALLOC304", "map[\"k\" + n]")]
    [InlineData("ALLOC305", "builder.Append(s + s)")]
    [InlineData("ALLOC306", "System.Text.Encoding.UTF8.GetBytes(s).Length")]
    [InlineData("ALLOC505", "new string(chars.ToArray())")]
    [InlineData("ALLOC506", "BitConverter.ToInt32(BitConverter.GetBytes(f), 0)")]
    [InlineData("ALLOC507", "Convert.ToBase64String(stream.ToArray())")]
    [InlineData("ALLOC701", "DateTime.Now > DateTime.MinValue")]
    public async Task CodeInATree_IsNotReported(string rule, string expression)
    {
        var inTree = await ReportAsync("System.Linq.Expressions.Expression<Func<object>>", expression);
        var inLambda = await ReportAsync("Func<object>", expression);

        Assert.DoesNotContain(inTree, found => found.Contains(rule, StringComparison.Ordinal));
        Assert.Contains(inLambda, found => found.Contains(rule, StringComparison.Ordinal));
    }

    private static Task<string[]> ReportAsync(string type, string expression) => PackageAnalyzers.ReportAsync(
        PackageAnalyzers.Compile(("/Code.cs",
            $$"""
            using System.Text;
            struct Handle : IDisposable { public void Dispose() { } }
            struct Plain { public int X; }
            class C
            {
                static int Count(params string[] items) => items.Length;
                static object Kept(object value) => value;
                static bool Closed(IDisposable value) => value is null;
                static Dictionary<Plain, int> known = new();
                static Dictionary<string, int> map = new();
                static void Use(object value) { }

                static void M(string s, float f, StringBuilder builder)
                {
                    for (var i = 0; i < 1000; i++)
                    {
                        var n = i;
                        var chars = s.AsSpan().Length > 3 ? new char[4] : new char[5];
                        var stream = new MemoryStream();
                        stream.WriteByte(1);
                        {{type}} lambda = () => {{expression}};
                        Use(lambda);
                    }
                }
            }
            """)),
        isConcurrent: true,
        ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown"));
}
