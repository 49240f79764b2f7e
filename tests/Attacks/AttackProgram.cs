using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Attacks;

/// <summary>A complete program that tries to tell fixed code from code as it was written, with the directives of its first lines.</summary>
/// <param name="Name"><c>Topic/Name</c>.</param>
/// <param name="Text">The whole file.</param>
internal sealed record AttackProgram(string Name, string Text)
{
    private const string RecursionTopic = "Recursion/";
    private const int SmallStack = 256;

    private static readonly string[] Keys = ["fixes", "refuses", "silent", "reports", "options", "language", "target", "stack"];

    private readonly ImmutableArray<(string Key, string Value)> _directives = DirectivesOf(Text);

    /// <summary>Where the programs are.</summary>
    public static string Folder { get; } = Path.Combine(RepositoryRoot(), "tests", "Attacks", "Programs");

    /// <summary>Whether it was made of another program, whose expectations it need not meet.</summary>
    public bool IsMutant { get; init; }

    /// <summary>Whether it is a mutant that need not compile, as code in an editor need not: nothing may fail there, and nothing is run.</summary>
    public bool IsHalfTyped { get; init; }

    /// <summary>Rules of which a safe fix has to be applied.</summary>
    public ImmutableArray<string> Fixes => List("fixes");

    /// <summary>Rules that have to report something, and of which no safe fix may be applied.</summary>
    public ImmutableArray<string> Refuses => List("refuses");

    /// <summary>Rules that may report nothing: what a fix would have to refuse, they see themselves.</summary>
    public ImmutableArray<string> Silent => List("silent");

    /// <summary>Rules that have to report something, fixed or not.</summary>
    public ImmutableArray<string> Reports => List("reports");

    /// <summary>Lines of the <c>.editorconfig</c>.</summary>
    public IEnumerable<string> Options => Values("options");

    /// <summary>The version of C#.</summary>
    public LanguageVersion Language =>
        Values("language").LastOrDefault() is { } text && LanguageVersionFacts.TryParse(text, out var version) ? version : LanguageVersion.Latest;

    /// <summary>The target framework; the program runs on the current one all the same.</summary>
    public string Target => Values("target").LastOrDefault() ?? "net10.0";

    /// <summary>KB of stack for a program that runs in a process of its own; null for the others.</summary>
    public int? Stack =>
        Values("stack").LastOrDefault() is { } text
            ? int.Parse(text, CultureInfo.InvariantCulture)
            : Name.StartsWith(RecursionTopic, StringComparison.Ordinal) ? SmallStack : null;

    /// <summary>What is wrong with the directives; null where nothing is.</summary>
    public string? Mistake =>
        _directives.FirstOrDefault(static directive => !Keys.Contains(directive.Key)) is { Key: { } unknown }
            ? $"'// {unknown}:' is none of the directives {string.Join(", ", Keys)}"
        : Fixes.IsEmpty && Refuses.IsEmpty && Silent.IsEmpty && !IsMutant
            ? "The first lines need '// fixes: ALLOC…', '// refuses: ALLOC…' or '// silent: ALLOC…': a program that triggers nothing would pass without a test"
        : Fixes.Intersect(Refuses).FirstOrDefault() is { } both ? $"{both} cannot be fixed and refused"
        : Fixes.Concat(Refuses).Concat(Reports).Intersect(Silent).FirstOrDefault() is { } told ? $"{told} cannot report and be silent"
        : null;

    /// <summary>All programs, by name.</summary>
    public static ImmutableArray<AttackProgram> ReadAll() => ReadFolder(Folder);

    /// <summary>The programs whose name holds a text, or those of a file or folder elsewhere.</summary>
    public static ImmutableArray<AttackProgram> Find(string text) =>
        Directory.Exists(text) ? ReadFolder(text)
        : File.Exists(text) ? [Read(Path.GetDirectoryName(Path.GetDirectoryName(Path.GetFullPath(text)))!, Path.GetFullPath(text))]
        : [.. ReadAll().Where(program => program.Name.Contains(text, StringComparison.OrdinalIgnoreCase))];

    private static ImmutableArray<AttackProgram> ReadFolder(string folder) =>
        [.. Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories).Order(StringComparer.Ordinal).Select(file => Read(folder, file))];

    private static AttackProgram Read(string folder, string file) =>
        new(Path.ChangeExtension(Path.GetRelativePath(folder, file), null).Replace('\\', '/'), File.ReadAllText(file));

    /// <summary>Comments of the form <c>// key: value</c> before the first line of code; other comments may stand between them.</summary>
    private static ImmutableArray<(string Key, string Value)> DirectivesOf(string text)
    {
        var directives = ImmutableArray.CreateBuilder<(string, string)>();
        foreach (var line in text.Split('\n')
            .Select(static line => line.Trim('\uFEFF', ' ', '\t', '\r'))
            .TakeWhile(static line => line.Length == 0 || line.StartsWith("//", StringComparison.Ordinal)))
        {
            var colon = line.IndexOf(':', StringComparison.Ordinal);
            if (colon > 0 && line[2..colon].Trim() is var key && key.Length > 0 && key.All(char.IsAsciiLetterLower))
                directives.Add((key, line[(colon + 1)..].Trim()));
        }

        return directives.ToImmutable();
    }

    private static string RepositoryRoot()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "Allocations.sln")))
                return folder.FullName;
        }

        throw new DirectoryNotFoundException("No folder above " + AppContext.BaseDirectory + " holds Allocations.sln.");
    }

    private IEnumerable<string> Values(string key) => _directives.Where(directive => directive.Key == key).Select(static directive => directive.Value);

    private ImmutableArray<string> List(string key) => IsMutant ? [] :
        [.. Values(key).SelectMany(static value => value.Split([',', ' '], StringSplitOptions.RemoveEmptyEntries))];
}
