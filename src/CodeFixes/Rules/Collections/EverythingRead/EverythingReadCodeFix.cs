using System.Globalization;
using Allocations.Analyzers.Rules.Collections.EverythingRead;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.EverythingRead;

/// <summary>ALLOC605. Calls the method that gives one line or name after the other, or the one that reads the lines of a file.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(EverythingReadCodeFix))]
public sealed class EverythingReadCodeFix() : AllocationCodeFix("ALLOC605")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var fix = request.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } node
            && request.Model.GetOperation(node, cancellationToken) is { } operation && WholeRead.Of(operation, cancellationToken) is { } read
            && NameOf(node) is { } name
            ? read.Use == ReadUse.Lines ? Lines(request, read, name) : OneByOne(request, read, name)
            : null;
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }

    private static SimpleNameSyntax? NameOf(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        SimpleNameSyntax name => name,
        _ => null,
    };

    private static Fix? Lines(FixRequest request, WholeRead read, SimpleNameSyntax name)
    {
        var split = read.User.Syntax;
        var edits = request.Changing(
        [
            new TextChange(name.Span, read.OneByOne.Name),
            new TextChange(TextSpan.FromBounds(read.Call.Syntax.Span.End, split.Span.End), ""),
        ]);
        return new FixBuilder(edits, "Read the lines", "Lines")
            .MayDiffer("each kind of line end divides lines, and none follows the last")
            .Build();
    }

    private static Fix? OneByOne(FixRequest request, WholeRead read, SimpleNameSyntax name)
    {
        if ((read.Local is not null && !IsInferred(read.Call.Syntax)) || HasOwnQuery(request, read))
            return null;
        var changes = new List<TextChange> { new(name.Span, read.OneByOne.Name) };
        switch (read.User.Syntax)
        {
            case MemberAccessExpressionSyntax { Name: var length } when read.Use == ReadUse.Count:
                changes.Add(new TextChange(length.Span, "Count()"));
                break;
            case ElementAccessExpressionSyntax { ArgumentList: var index } when read is { Use: ReadUse.Element, User: IArrayElementReferenceOperation element }:
                changes.Add(new TextChange(index.Span, element.Indices[0].ConstantValue.Value is 0 ? ".First()" : ".ElementAt(" + index.Arguments + ")"));
                break;
            default:
                if (read.Use is ReadUse.Count or ReadUse.Element)
                    return null;
                break;
        }

        var edits = request.Changing(changes);
        edits.Mark(read.Call.Syntax, ExpectedSymbols.Mark([read.OneByOne]));
        if (read.Use is ReadUse.Count or ReadUse.Element)
            AddLinq(edits, request);
        return new FixBuilder(edits, TitleOf(read), "OneByOne").MayDiffer(Meanwhile(read)).MayDiffer(DifferenceOf(read)).Build();
    }

    /// <summary>Whether the project has a method of its own that could be called where the query of the framework is meant.</summary>
    private static bool HasOwnQuery(FixRequest request, WholeRead read)
    {
        string[] names = read.Use switch
        {
            ReadUse.Count => [nameof(Enumerable.Count)],
            ReadUse.Element => [nameof(Enumerable.First), nameof(Enumerable.ElementAt)],
            _ => [],
        };
        return names.Any(name => request.Model
            .LookupSymbols(request.Node.SpanStart, (INamespaceOrTypeSymbol)read.OneByOne.ReturnType, name, includeReducedExtensionMethods: true)
            .Any(static symbol => !symbol.ContainingType.IsEnumerable()));
    }

    /// <summary>Whether the local that holds the array gets the type of what is assigned.</summary>
    private static bool IsInferred(SyntaxNode call) =>
        call.FirstAncestorOrSelf<VariableDeclarationSyntax>() is { Type: IdentifierNameSyntax { IsVar: true } };

    private static void AddLinq(SolutionEdits edits, FixRequest request)
    {
        if (request.Root is CompilationUnitSyntax root && !request.Model.LookupNamespacesAndTypes(request.Node.SpanStart, name: "Enumerable").Any())
            edits.Replace(root, unit => UsingDirectives.Add(unit, "System.Linq", LineBreaks.Of(root.SyntaxTree)));
    }

    private static string TitleOf(WholeRead read) => string.Format(CultureInfo.InvariantCulture, "Use '{0}'", read.OneByOne.Name);

    /// <summary>What code that runs before all is looked at can tell.</summary>
    private static string? Meanwhile(WholeRead read) =>
        read is { Use: not ReadUse.Loop, RunsFunctions: false, IsAtOnce: true } ? null
        : IsFile(read) ? "the file stays open meanwhile, and what cannot be read fails later"
        : "what changes meanwhile may be seen or missed";

    private static string? DifferenceOf(WholeRead read) => read.Use switch
    {
        ReadUse.Element => IsFile(read) ? "the rest of the file is not read; another exception where there is none" : "another exception where there is none",
        ReadUse.Part => IsFile(read) ? "the rest of the file is not read" : "the rest of the directory is not read",
        _ => null,
    };

    private static bool IsFile(WholeRead read) => read.Call.TargetMethod.ContainingType.Name == "File";
}
