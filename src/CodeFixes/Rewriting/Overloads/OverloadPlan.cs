using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// Plans an overload beside a method with a <c>params</c> array and everything that overrides or implements it. The body is shared: it works
/// on a span of the items. A member whose body keeps the array gets an overload that makes one, as its callers did.
/// </summary>
internal sealed class OverloadPlan
{
    // Fix All asks for each call of a method, and the answer for the declaration is the same each time.
    private static readonly ConditionalWeakTable<Solution, ConcurrentDictionary<string, OverloadPlan?>> Known = new();

    private readonly ConcurrentDictionary<OverloadKind, Fix?> _fixes = new();
    private readonly FixRequest _request;
    private readonly OverloadFamily _family;
    private readonly NameBindings _bindings;

    private OverloadPlan(FixRequest request, OverloadFamily family, NameBindings bindings)
    {
        _request = request;
        _family = family;
        _bindings = bindings;
    }

    /// <summary>What a plan needs to know of a method; null when its family or a call of it cannot be judged.</summary>
    public static async Task<OverloadPlan?> OfAsync(FixRequest request, IMethodSymbol method, CancellationToken cancellationToken)
    {
        var called = (method.ReducedFrom ?? method).OriginalDefinition;
        var known = Known.GetValue(request.Solution, static _ => new ConcurrentDictionary<string, OverloadPlan?>());

        // Options have a value for each rule.
        var key = request.Diagnostic.Id + "|" + BoundName.Key(called) + "|" + called.ContainingAssembly?.Identity;
        if (!known.TryGetValue(key, out var plan))
            plan = known.GetOrAdd(key, await MakeAsync(request, called, cancellationToken).ConfigureAwait(false));
        return plan;
    }

    private static async Task<OverloadPlan?> MakeAsync(FixRequest request, IMethodSymbol called, CancellationToken cancellationToken)
    {
        var solution = request.Solution;
        if (await SymbolFinder.FindSourceDefinitionAsync(called, solution, cancellationToken).ConfigureAwait(false) is not IMethodSymbol source
            || await OverloadFamily.FindAsync(source, solution, cancellationToken).ConfigureAwait(false) is not { } family)
        {
            return null;
        }

        var projects = family.Documents(solution).Select(static document => document.Project.Id).Distinct();
        var name = ExplicitImplementations.NameOf(source);
        return await NameBindings.CaptureAsync(solution, name, projects, cancellationToken).ConfigureAwait(false) is { } bindings
            ? new OverloadPlan(request, family, bindings)
            : null;
    }

    /// <summary>The oldest language version of the projects that declare or mention the method.</summary>
    private LanguageVersion OldestLanguage =>
        _bindings.Documents.Select(id => _request.Solution.GetProject(id.ProjectId)!)
            .Concat(_family.Documents(_request.Solution).Select(static document => document.Project))
            .Min(SharedFiles.LanguageOf);

    /// <summary>
    /// The fix that adds one kind of overload; null when no body of the family can use it. Where <paramref name="call"/> is given, that call
    /// must bind to the overload.
    /// </summary>
    public async Task<Fix?> PlanAsync(OverloadKind kind, (DocumentId Document, SyntaxNode Name)? call, CancellationToken cancellationToken)
    {
        if (!_fixes.TryGetValue(kind, out var fix))
            fix = _fixes.GetOrAdd(kind, await MakeAsync(kind, cancellationToken).ConfigureAwait(false));
        return fix is null
            ? null
            : fix with { BindsAsMeant = (changed, token) => _bindings.HoldAsync(
                changed, Edited(fix), (before, after) => IsMeant(kind, before, after), call, token) };
    }

    private async Task<Fix?> MakeAsync(OverloadKind kind, CancellationToken cancellationToken)
    {
        // The oldest host has no name for C# 13, which reads 'params' on spans.
        if (kind == OverloadKind.Span && OldestLanguage < NewerCompilers.CSharp13)
            return null;
        var isUseful = false;
        var differences = new Differences();
        var element = "";
        var edits = new SolutionEdits(_request.Solution);
        foreach (var ofDocument in _family.Members.GroupBy(member => _request.Solution.GetDocument(member.DeclaringSyntaxReferences[0].SyntaxTree)!))
        {
            var document = ofDocument.Key;
            var bodies = await OverloadBodies.ForAsync(_request, kind, document, cancellationToken).ConfigureAwait(false);
            var original = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
            var root = _bindings.Marked(original, document.Id);
            _bindings.Mark(edits, original, document.Id);
            foreach (var member in ofDocument.OrderByDescending(static member => member.DeclaringSyntaxReferences[0].Span.Start))
            {
                // Marks move nothing: the declaration is where it was.
                var declaration = (MethodDeclarationSyntax)await member.DeclaringSyntaxReferences[0].GetSyntaxAsync(cancellationToken).ConfigureAwait(false);
                var marked = root.FindNode(declaration.Span).FirstAncestorOrSelf<MethodDeclarationSyntax>();
                if (marked is null || ParamsDeclaration.Of(marked, member, LineBreaks.Of(original.SyntaxTree)) is not { } parts || bodies is null)
                    return null;
                var beside = bodies.Beside(parts, declaration, marked, cancellationToken);
                if (beside.Members.Count == 0)
                    return null;
                isUseful |= beside.IsUseful;
                differences.Add(beside.Difference);
                element = parts.Element.WithoutTrivia().ToString();
                edits.ReplaceByMany(declaration, _ => beside.Members);
            }
        }

        if (!isUseful)
            return null;

        // The items of a span lie in the frame of each caller.
        if (kind == OverloadKind.Span && differences.Text?.Contains(Differences.Recursion) != true
            && await _bindings.PassItemsInRecursionAsync(_request.Solution, IsOfFamily, cancellationToken).ConfigureAwait(false))
        {
            differences.Add(Differences.Recursion);
        }

        var title = kind == OverloadKind.Single
            ? "Add a single-argument overload of '" + _bindings.Name + "'"
            : "Add an overload of '" + _bindings.Name + "' with 'params ReadOnlySpan<" + element + ">'";
        return new FixBuilder(edits, title, kind == OverloadKind.Single ? "single" : "span")
            .MayDiffer(differences.Text)
            .MayDiffer(_family.Difference)
            .MayDiffer(_bindings.IsInExpressionTree ? "expression trees show the new overload" : null)
            .MayDiffer(_bindings.IsLookedUpByReflection ? "a lookup of '" + _bindings.Name + "' by name finds two methods" : null)
            .Declares(_bindings.Name)
            .Build();
    }

    private HashSet<DocumentId> Edited(Fix fix) =>
        new(fix.Changed.GetChanges(_request.Solution).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()));

    /// <summary>Whether a name is that of the method, or of one that overrides or implements it.</summary>
    private bool IsOfFamily(BoundName name)
    {
        if (name.Symbol is not IMethodSymbol called)
            return false;
        var key = BoundName.Key((called.ReducedFrom ?? called).OriginalDefinition);
        return _family.Members.Any(member => BoundName.Key(member) == key);
    }

    private bool IsMeant(OverloadKind kind, NameMention before, BoundName after)
    {
        if (before.Bound.Symbol is not IMethodSymbol called || after.Symbol is not IMethodSymbol chosen
            || (kind == OverloadKind.Single ? before.Bound.Items != 1 : before.Bound.Items < 1))
        {
            return false;
        }

        if (!IsOfFamily(before.Bound) || ParamsSignatures.ParamsOf(called) is not { } array
            || chosen.Parameters.Length != called.Parameters.Length || BoundName.Key(chosen.ContainingType) != BoundName.Key(called.ContainingType))
        {
            return false;
        }

        var taken = chosen.Parameters[chosen.Parameters.Length - 1].Type;
        if (kind == OverloadKind.Span)
            taken = SpanTypes.IsReadOnlySpan(taken) ? ((INamedTypeSymbol)taken).TypeArguments[0] : null;
        return taken is not null && BoundName.Key(taken) == BoundName.Key(ParamsSignatures.ElementOf(array)) && chosen.Name == called.Name;
    }
}
