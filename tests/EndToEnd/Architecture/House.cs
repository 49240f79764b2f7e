namespace Allocations.EndToEnd.Architecture;

/// <summary>One source file mentions another. Paths are relative to <c>src</c>, with slashes.</summary>
internal sealed record FileMention(string From, string To)
{
    public string FromFolder => FolderOf(From);

    public string ToFolder => FolderOf(To);

    public static string FolderOf(string file) => file[..file.LastIndexOf('/')];
}

/// <summary>
/// The rules of the house: each layer knows only those before it, no folders know each other in a circle, a rule's folder is its own, and what
/// several rules share has more than one client.
/// </summary>
internal static class House
{
    private const string Shared = "Shared";

    /// <summary>The layers of each project, lowest first. What lies in the project's own folder is the host of all rules and comes last.</summary>
    public static IReadOnlyDictionary<string, string[]> Layers { get; } = new Dictionary<string, string[]>
    {
        ["Analyzers"] = ["Options", "Syntax", "Symbols", "Flow", "Memory", "Text", "Boxes", "Instants", "Heat", "Reporting", "Rules", ""],
        ["CodeFixes"] = ["Edits", "Verification", "Rewriting", "Rules"],
    };

    /// <summary>The mentions from a layer to a higher one.</summary>
    public static IEnumerable<string> Upwards(IEnumerable<FileMention> mentions) => mentions
        .Where(static mention => ProjectOf(mention.From) == ProjectOf(mention.To) && LayerOf(mention.From) < LayerOf(mention.To))
        .Select(static mention => $"{mention.From} knows {mention.To}, which is in a higher layer");

    /// <summary>The files that lie in no layer.</summary>
    public static IEnumerable<string> Homeless(IEnumerable<string> files) =>
        files.Where(static file => LayerOf(file) < 0).Select(static file => $"{file} is in no layer");

    /// <summary>The folders that know each other, directly or through others.</summary>
    public static IEnumerable<string> Circles(IEnumerable<FileMention> mentions)
    {
        var known = mentions.Where(static mention => mention.FromFolder != mention.ToFolder)
            .ToLookup(static mention => mention.FromFolder, static mention => mention.ToFolder);
        return known.Select(static folder => folder.Key)
            .Where(folder => Reachable(folder, known).Contains(folder))
            .Select(static folder => $"{folder} knows itself through other folders");
    }

    /// <summary>The mentions from the folder of a rule to that of another.</summary>
    public static IEnumerable<string> BetweenRules(IEnumerable<FileMention> mentions) => mentions
        .Where(static mention => RuleOf(mention.From) is { } from && RuleOf(mention.To) is { } to && from != to)
        .Select(static mention => $"{mention.From} knows {mention.To}, which belongs to another rule");

    /// <summary>
    /// The shared files that serve one rule alone: all that mentions them, directly or through other files, belongs to it. They belong in its folder.
    /// Files that mention each other count as one.
    /// </summary>
    public static IEnumerable<string> WithOneRule(IEnumerable<string> files, IEnumerable<FileMention> mentions)
    {
        var clients = mentions.ToLookup(static mention => mention.To, static mention => mention.From);
        return files
            .Where(static file => RuleOf(file) is null)
            .Select(
                file => (
                    File: file, Rules: Reachable(file, clients).Where(static client => !IsHost(client)).Select(RuleOf).OfType<string>().Distinct().ToArray()))
            .Where(static shared => shared.Rules.Length == 1)
            .Select(static shared => $"{shared.File} serves {shared.Rules[0]} alone");
    }

    /// <summary>
    /// The tests that lie elsewhere than where they belong: what serves one rule in that rule's folder, what serves rules of one topic in the folder
    /// <c>Shared</c> of that topic, the rest in <c>Shared</c> beside the topics. A file serves the rules that it mentions and those whose tests mention it.
    /// </summary>
    public static IEnumerable<string> MisplacedTests(IEnumerable<string> files, IReadOnlyCollection<string> topics, IEnumerable<FileMention> mentions)
    {
        var known = mentions.ToLookup(static mention => mention.From, static mention => mention.To);
        var clients = mentions.ToLookup(static mention => mention.To, static mention => mention.From);
        return files.Where(file => file.Split('/')[2] is var folder && (folder == Shared || topics.Contains(folder)))
            .Select(file => (
                File: file,
                Place: FileMention.FolderOf(file),
                Right: PlaceOf(file, [.. Reachable(file, known).Concat(Reachable(file, clients)).Append(file).Select(RuleOf).OfType<string>().Distinct()])))
            .Where(static test => test.Place != test.Right)
            .Select(static test => $"{test.File} belongs in {test.Right}");
    }

    /// <summary><c>Strings/ParseChain</c> for a file of that rule in any project; null for shared files, and for what the rules of a topic share.</summary>
    public static string? RuleOf(string file) => file.Split('/') is [_, "Rules", var topic, var rule, _, ..] && rule != Shared ? topic + "/" + rule : null;

    /// <summary>The folder of a test that serves these rules; one that serves no rule by name may be shared anywhere.</summary>
    private static string PlaceOf(string file, string[] rules) => rules switch
    {
        [] => file.Split('/')[2] is var topic && topic != Shared ? $"tests/Rules/{topic}/{Shared}" : FileMention.FolderOf(file),
        [var rule] => "tests/Rules/" + rule,
        _ when rules.Select(FileMention.FolderOf).Distinct().ToArray() is [var topic] => $"tests/Rules/{topic}/{Shared}",
        _ => "tests/Rules/" + Shared,
    };

    private static bool IsHost(string file) => !file[(file.IndexOf('/') + 1)..].Contains('/');

    private static string ProjectOf(string file) => file[..file.IndexOf('/')];

    private static int LayerOf(string file) => Array.IndexOf(Layers[ProjectOf(file)], file.Split('/') is [_, var layer, _, ..] ? layer : "");

    private static HashSet<string> Reachable(string start, ILookup<string, string> next)
    {
        var seen = new HashSet<string>();
        var open = new Stack<string>([start]);
        while (open.TryPop(out var place))
        {
            foreach (var other in next[place].Where(seen.Add))
                open.Push(other);
        }

        return seen;
    }
}
