using Allocations.Documentation;

namespace Allocations.EndToEnd;

/// <summary>Sources can be read side by side.</summary>
public sealed class HouseKeepingTests
{
    private const int LongestLine = 160;

    private static readonly string Root = Repository.FindRoot(AppContext.BaseDirectory);

    [Theory]
    [InlineData("src")]
    [InlineData("eng")]
    [InlineData("bench")]
    [InlineData("tests")]
    public void Lines_FitTheWidth(string folder)
    {
        var files = Directory.EnumerateFiles(Path.Combine(Root, folder), "*.cs", SearchOption.AllDirectories)
            .Where(static path => !path.Split(Path.DirectorySeparatorChar).Any(static part => part is "bin" or "obj" || IsInput(part)))
            .ToArray();

        Assert.NotEmpty(files);
        Assert.Empty(files.SelectMany(static path => File.ReadLines(path)
            .Index()
            .Where(static line => line.Item.Length > LongestLine)
            .Select(line => $"{Path.GetRelativePath(Root, path)}:{line.Index + 1}")));
    }

    /// <summary>What attacks and the oracle read: how it is laid out is a part of what they try.</summary>
    private static bool IsInput(string folder) => folder is "Cases" or "Programs";
}
