using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests;

/// <summary>Projects that refer to a project, whose symbols then have source that is not part of the compilation, as in an editor.</summary>
public sealed class ReferencedProjectTests
{
    private const string AnyHeat = "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown";

    [Fact]
    public async Task MembersOfAnotherProject_AreNotFollowed()
    {
        var library = PackageAnalyzers.Compile(("/Library.cs", """
            public class Limits
            {
                public static readonly int Most = 64;
                public static int Least => 16;
                public int Count { get; } = 8;
                public static int Twice(int n) => 32;
                public string Load() => File.ReadAllText("limits");
                public static bool IsOver(DateTime due) => due < DateTime.Now;
                public DateTime Due = DateTime.UtcNow;
            }
            """)).WithAssemblyName("Limits");
        var user = PackageAnalyzers.Compile(("/User.cs", """
            class User
            {
                private DateTime _due;
                private readonly Limits _limits = new();

                string Load() => File.ReadAllText("user");

                int L(string[] names, Limits limits)
                {
                    var count = 0;
                    foreach (var name in names)
                        count += int.Parse(name.Trim()) + limits.Load().Length;
                    return count;
                }

                int M(Stream stream, int n)
                {
                    var count = 0;
                    for (var i = 0; i < n; i++)
                    {
                        var a = new byte[Limits.Most];
                        var b = new byte[Limits.Least];
                        var c = new byte[_limits.Count];
                        var d = new byte[Limits.Twice(i)];
                        count += stream.Read(a, 0, 1) + stream.Read(b, 0, 1) + stream.Read(c, 0, 1) + stream.Read(d, 0, 1);
                        count += a[0] + b[0] + c[0] + d[0];
                    }

                    Span<byte> e = stackalloc byte[Limits.Most];
                    Span<byte> f = stackalloc byte[Limits.Least];
                    Span<byte> g = stackalloc byte[Limits.Twice(n)];
                    Span<byte> h = stackalloc byte[_limits.Count];

                    _due = DateTime.Now.AddSeconds(1);
                    _limits.Due = DateTime.UtcNow.AddSeconds(2);
                    return Limits.IsOver(_due) || _limits.Due < DateTime.UtcNow ? count : 0;
                }
            }
            """)).AddReferences(library.ToMetadataReference());

        Assert.DoesNotContain(user.GetDiagnostics(TestContext.Current.CancellationToken), static found => found.Severity == DiagnosticSeverity.Error);
        Assert.NotEmpty(await PackageAnalyzers.ReportAsync(user, isConcurrent: true, ("/.editorconfig", AnyHeat)));
    }

    [Fact]
    public async Task OwnProjects_AreAnalyzedAsInAnEditor()
    {
        var analyzers = Project("Analyzers", ("/Friends.cs", "[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"CodeFixes\")]"));
        var fixes = Project("CodeFixes").AddReferences(analyzers.ToMetadataReference());

        Assert.NotEmpty(await PackageAnalyzers.ReportAsync(fixes, isConcurrent: true, ("/.editorconfig", AnyHeat)));
    }

    private static CSharpCompilation Project(string name, params (string Path, string Text)[] more)
    {
        var root = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(root, "Allocations.sln")))
            root = Path.GetDirectoryName(root) ?? throw new DirectoryNotFoundException("No folder above the tests holds Allocations.sln.");
        var files = Directory.EnumerateFiles(Path.Combine(root, "src", name), "*.cs", SearchOption.AllDirectories)
            .Order()
            .Select(file => ("/" + Path.GetRelativePath(root, file), File.ReadAllText(file)));
        return PackageAnalyzers.Compile([.. files, .. more]).WithAssemblyName(name);
    }
}
