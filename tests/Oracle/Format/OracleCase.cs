using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Format;

/// <summary>One case: what a few lines of C# are claimed to allocate, which rule says so, and the lines.</summary>
/// <param name="Name">Folder and file below <c>Cases</c>, such as <c>A1/BoxIntoObject</c>.</param>
/// <param name="Header">What the comment at its top claims.</param>
/// <param name="Code">The code without markup, inside the case's own namespace; its lines are those of the file.</param>
/// <param name="Flagged">The findings that markup expects: rule and place in <paramref name="Code"/>.</param>
internal sealed record OracleCase(string Name, CaseHeader Header, string Code, ImmutableArray<FlaggedSpan> Flagged)
{
    /// <summary>The namespace that keeps the case's names apart from all others.</summary>
    public string Namespace { get; } = NamespaceOf(Name);

    /// <summary>The namespace of its fixed form.</summary>
    public string FixedNamespace => FixedStart + Namespace;

    /// <summary>How the namespaces of fixed forms begin.</summary>
    public const string FixedStart = "Fixed.";

    /// <summary>The first part of the name: the section of the truth table, or <c>Rules</c>.</summary>
    public string Section => Name[..Name.IndexOf('/', StringComparison.Ordinal)];

    /// <inheritdoc/>
    public override string ToString() => Name;

    /// <summary>The namespace of a case of this name.</summary>
    public static string NamespaceOf(string name) => "Cases." + name.Replace('/', '.').Replace('-', '_');
}

/// <summary>A finding that a case expects.</summary>
internal readonly record struct FlaggedSpan(string Rule, TextSpan Span);
