using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Arguments.SingleItemCollection;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;

namespace Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;

/// <summary>
/// Plans an overload for one item beside a private or internal method that only walks through a collection, and calls it with the item. A body that is one
/// loop is split: the loop calls the overload. A body that walks through an array in another way becomes one that takes a span.
/// </summary>
internal static class ItemOverload
{
    /// <summary>The fix for a call; null where the body has another form, or where the overload would change what other code binds to.</summary>
    public static async Task<Fix?> PlanAsync(FixRequest request, SingleItem single, ArgumentSyntax argument, CancellationToken cancellationToken)
    {
        var solution = request.Solution;
        var called = (single.Call.TargetMethod.ReducedFrom ?? single.Call.TargetMethod).OriginalDefinition;
        var ordinal = single.Parameter.Ordinal;
        if (single.Call.Syntax is not InvocationExpressionSyntax { Expression: var target } || CalledName.In(target) is not { } name
            || await SymbolFinder.FindSourceDefinitionAsync(called, solution, cancellationToken)
                .ConfigureAwait(false) is not IMethodSymbol { ReturnsByRef: false,
                ReturnsByRefReadonly: false, IsExtern: false } method
            || SingleItem.ElementOf(single.Parameter.Type) is not { } element
            || method.IsExtensionMethod && ordinal == 0 || !MethodAttributes.CanBeRepeated(method) || method.PartialDefinitionPart is not null
            || method.PartialImplementationPart is not null
            || await method.DeclaringSyntaxReferences[0].GetSyntaxAsync(cancellationToken).ConfigureAwait(false) is not MethodDeclarationSyntax declaration
            || solution.GetDocument(declaration.SyntaxTree) is not { } document || document is SourceGeneratedDocument
            || (declaration.SyntaxTree == argument.SyntaxTree && declaration.Span.Contains(argument.Span))
            || await NameBindings.CaptureAsync(
                solution,
                method.Name,
                SharedFiles.Of(document).Select(static shared => shared.Project.Id),
                cancellationToken).ConfigureAwait(false) is not { } bindings)
        {
            return null;
        }

        var inner = new SyntaxAnnotation("Allocations.ItemCall");
        var edits = new SolutionEdits(solution);
        var original = await declaration.SyntaxTree.GetRootAsync(cancellationToken).ConfigureAwait(false);
        var marked = bindings.Marked(original, document.Id).FindNode(declaration.Span).FirstAncestorOrSelf<MethodDeclarationSyntax>()!;
        if (await MembersAsync(
                request, document, declaration, marked, method.Parameters[ordinal], inner, cancellationToken).ConfigureAwait(false) is not { } beside
            || Passed(bindings.Marked(request.Root, request.Document.Id), argument, (ExpressionSyntax)single.Item.Syntax) is not { } passed)
        {
            return null;
        }

        foreach (var file in new[] { (Root: original, document.Id), (request.Root, request.Document.Id) }.Distinct())
            bindings.Mark(edits, file.Root, file.Id);
        edits.ReplaceByMany(declaration, _ => beside.Members);
        edits.Replace(argument, _ => passed);
        var editedIds = new HashSet<DocumentId> { document.Id, request.Document.Id };
        return new FixBuilder(edits, "Add an overload of '" + method.Name + "' for one item", "overload")
            .MayDiffer(beside.Difference)
            .MayDiffer(bindings.IsLookedUpByReflection ? "a lookup of '" + method.Name + "' by name finds two methods" : null)
            .Declares(method.Name)
            .Require(async (result, token) => await InnerCallsBindAsync(
                result.GetDocument(document.Id)!, inner, method, ordinal, token).ConfigureAwait(false)
                && await bindings.HoldAsync(
                    result,
                    editedIds,
                    (before, after) => before.Document == request.Document.Id && before.Span == name.Span && after.Symbol is IMethodSymbol chosen
                        && Takes(chosen, method, ordinal, BoundName.Key(element)),
                    (request.Document.Id, name),
                    token).ConfigureAwait(false))
            .Build();
    }

    private static async Task<MembersBeside?> MembersAsync(
        FixRequest request,
        Document document,
        MethodDeclarationSyntax declaration,
        MethodDeclarationSyntax marked,
        IParameterSymbol items,
        SyntaxAnnotation inner,
        CancellationToken cancellationToken)
    {
        var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        var method = (IMethodSymbol)items.ContainingSymbol;
        var lineEnd = LineBreaks.Of(declaration.SyntaxTree);
        if (ItemLoop.Of(declaration, items, model, cancellationToken) is { } loop)
            return new MembersBeside(
                loop.Split(marked, inner, lineEnd), true, CallGraph.MayRunAgain(declaration, model, cancellationToken) ? Differences.Recursion : null);
        return items.Type is IArrayTypeSymbol { IsSZArray: true } && items.Ordinal == method.Parameters.Length - 1
            && ParamsDeclaration.Of(marked, method, lineEnd) is { } parts
            && await OverloadBodies.ForAsync(request, OverloadKind.Single, document, cancellationToken).ConfigureAwait(false) is { } bodies
                ? bodies.BesideArray(parts, declaration, marked, cancellationToken)
                : null;
    }

    /// <summary>The argument with the item in place of the collection; marks move nothing, so that the nodes are where they were.</summary>
    private static ArgumentSyntax? Passed(SyntaxNode root, ArgumentSyntax argument, ExpressionSyntax item)
    {
        var marked = root.FindNode(argument.Span).FirstAncestorOrSelf<ArgumentSyntax>(node => node.Span == argument.Span);
        var only = marked?.DescendantNodes().OfType<ExpressionSyntax>().FirstOrDefault(node => node.Span == item.Span && node.RawKind == item.RawKind);
        return marked is not null && only is not null ? ItemArgument.Of(marked, only, marked.Expression) : null;
    }

    private static async Task<bool> InnerCallsBindAsync(
        Document document, SyntaxAnnotation inner, IMethodSymbol method, int ordinal, CancellationToken cancellationToken)
    {
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        foreach (var call in root.GetAnnotatedNodes(inner))
        {
            if (model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol { OriginalDefinition: var chosen }
                || !Takes(chosen, method, ordinal, null) || chosen.DeclaringSyntaxReferences[0].SyntaxTree != root.SyntaxTree)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a method is the overload: of the same type and name, with one item where the other takes a collection.</summary>
    private static bool Takes(IMethodSymbol chosen, IMethodSymbol method, int ordinal, string? element)
    {
        if (chosen.Name != method.Name || chosen.Parameters.Length != method.Parameters.Length
            || BoundName.Key(chosen.ContainingType.OriginalDefinition) != BoundName.Key(method.ContainingType.OriginalDefinition)
            || BoundName.Key(chosen.OriginalDefinition) == BoundName.Key(method.OriginalDefinition))
        {
            return false;
        }

        return element is null || BoundName.Key(chosen.Parameters[ordinal].Type) == element;
    }
}
