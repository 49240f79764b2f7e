using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Simplification;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Arguments.ParamsArray;

/// <summary>
/// Makes the array of an argument list in a loop once: in a static field where all items are constants, before the loop where they do not change
/// in it. Only where the callee is written in the solution, cannot be overridden, and neither keeps nor writes its array.
/// </summary>
internal sealed class HoistedArray
{
    private readonly SyntaxAnnotation _mark = new();
    private readonly FixRequest _request;
    private readonly InvocationExpressionSyntax _invocation;
    private readonly IMethodSymbol _callee;
    private readonly IParameterSymbol _parameter;
    private readonly ImmutableArray<ArgumentSyntax> _arguments;

    private HoistedArray(
        FixRequest request, InvocationExpressionSyntax invocation, IMethodSymbol callee, IParameterSymbol parameter, ImmutableArray<ArgumentSyntax> arguments)
    {
        _request = request;
        _invocation = invocation;
        _callee = callee;
        _parameter = parameter;
        _arguments = arguments;
    }

    /// <summary>The fix for the array that a call makes of its arguments; null where none is right.</summary>
    public static async Task<Fix?> PlanAsync(
        FixRequest request,
        InvocationExpressionSyntax invocation,
        IInvocationOperation call,
        IArrayCreationOperation array,
        CancellationToken cancellationToken)
    {
        if (array is not { Initializer.ElementValues: var items, Type: IArrayTypeSymbol type, Parent: IArgumentOperation { Parameter: { } parameter } }
            || !await OnlyReadsAsync(call.TargetMethod, request.Solution, cancellationToken).ConfigureAwait(false)
            || ItemArguments(invocation, items) is not { Length: > 0 } arguments)
        {
            return null;
        }

        var hoisted = new HoistedArray(request, invocation, call.TargetMethod, parameter, arguments);
        if (!Loops.Repeats(invocation.FirstAncestorOrSelf<MemberDeclarationSyntax>() ?? request.Root, invocation))
            return null;
        if (FixedValues.AreAll(items)
            && InvariantItems.CanMoveToField(arguments.Select(static argument => argument.Expression), type, request.Model, cancellationToken)
            && StaticField.OwnerAt(invocation, request.Model, cancellationToken) is { } owner)
        {
            return hoisted.ToFix("Make the array once, in a static field", hoisted.WithField(owner));
        }

        return LoopAround(invocation, items, request.Model) is { } loop
            ? hoisted.ToFix("Make the array once, before the loop", hoisted.WithLocal(loop))
            : null;
    }

    private Fix? ToFix(string title, SolutionEdits edits)
    {
        var called = new BoundName(_callee, -1, false);
        return new FixBuilder(edits, title, "hoist")
            .Require(async (changed, token) =>
            {
                var document = changed.GetDocument(_request.Document.Id)!;
                var node = (await document.GetSyntaxRootAsync(token).ConfigureAwait(false))!.GetAnnotatedNodes(_mark).SingleOrDefault();
                var model = (await document.GetSemanticModelAsync(token).ConfigureAwait(false))!;
                return node is not null && model.GetOperation(node, token) is IInvocationOperation bound
                    && called.IsSameAs(new BoundName(bound.TargetMethod, -1, false))
                    && bound.Arguments.All(static argument => argument.ArgumentKind != ArgumentKind.ParamArray);
            })
            .Build();
    }

    private static async Task<bool> OnlyReadsAsync(IMethodSymbol method, Solution solution, CancellationToken cancellationToken)
    {
        const ParameterUse Reads = ParameterUse.Enumerated | ParameterUse.Indexed | ParameterUse.Measured | ParameterUse.PassedAsSpan;

        var called = (method.ReducedFrom ?? method).OriginalDefinition;
        if (called.IsVirtual || called.IsAbstract || called.IsOverride
            || called.ContainingType is null or { TypeKind: TypeKind.Interface or TypeKind.Delegate })
        {
            return false;
        }

        var source = called.MethodKind == MethodKind.LocalFunction
            ? called
            : await SymbolFinder.FindSourceDefinitionAsync(called, solution, cancellationToken).ConfigureAwait(false) as IMethodSymbol;
        if (source is null || source.DeclaringSyntaxReferences.IsEmpty
            || solution.GetDocument(source.DeclaringSyntaxReferences[0].SyntaxTree) is not { } document)
        {
            return false;
        }

        var compilation = (await document.Project.GetCompilationAsync(cancellationToken).ConfigureAwait(false))!;
        return ParamsSignatures.ParamsOf(source) is { } items && ParameterSummaries.Of(compilation).OwnUsesOf(items, cancellationToken) is var uses
            && (uses & ~ParameterUse.Looks) == 0 && (uses & Reads) != 0;
    }

    /// <summary>The arguments that are the items, in order; empty where something else stands for one of them.</summary>
    private static ImmutableArray<ArgumentSyntax> ItemArguments(InvocationExpressionSyntax invocation, ImmutableArray<IOperation> items)
    {
        var found = ImmutableArray.CreateBuilder<ArgumentSyntax>(items.Length);
        foreach (var item in items)
        {
            if (item.Syntax.FirstAncestorOrSelf<ArgumentSyntax>() is not { } argument || argument.Parent != invocation.ArgumentList)
                return ImmutableArray<ArgumentSyntax>.Empty;
            found.Add(argument);
        }

        return found.MoveToImmutable();
    }

    /// <summary>The outermost loop that repeats the call and leaves the items alone, among those that stand in a block.</summary>
    private static StatementSyntax? LoopAround(SyntaxNode call, ImmutableArray<IOperation> items, SemanticModel model) =>
        LoopInvariance.OutermostAround(
            call,
            loop => loop.Parent is not GlobalStatementSyntax
                && items.All(item => FixedValues.IsItem(item) || LoopInvariance.IsInvariant(item, loop, model)));

    private SolutionEdits WithField(TypeDeclarationSyntax owner)
    {
        var type = (INamedTypeSymbol)_request.Model.GetDeclaredSymbol(owner)!;
        var name = FreeName.For(ItemNames.UniqueMember(type, MemberNames.OfStaticField(ContentName(), owner, _request)), owner, _request.Model);
        var field = WithShortTypes(ParseMemberDeclaration("private static readonly " + ArrayType() + " " + name + " = { " + ItemText() + " };")!);
        var edits = _request.Replacing(_invocation, WithArray(name));
        edits.Replace(owner, edited => StaticField.AddTo(edited, (FieldDeclarationSyntax)field, LineBreaks.Of(_request.Root.SyntaxTree)));
        return edits;
    }

    /// <summary>
    /// What is done with the items and what they are, without saying a word twice: the starts that <c>TrimStart</c> takes are <c>TrimStarts</c>.
    /// </summary>
    private string ContentName()
    {
        var items = char.ToUpperInvariant(_parameter.Name[0]) + _parameter.Name.Substring(1);
        var item = items.TrimEnd('s');
        var callee = _callee.Name.Length > item.Length && _callee.Name.EndsWith(item, StringComparison.Ordinal)
            ? _callee.Name.Substring(0, _callee.Name.Length - item.Length)
            : _callee.Name;
        return callee == item || callee == items ? items : callee + items;
    }

    private SolutionEdits WithLocal(StatementSyntax loop)
    {
        var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>() ?? _request.Root;
        var taken = new HashSet<string>(
            member.DescendantTokens().Where(static token => token.IsKind(SyntaxKind.IdentifierToken)).Select(static token => token.ValueText),
            StringComparer.Ordinal);
        var wanted = _arguments.Length == 1 && _arguments[0].Expression is IdentifierNameSyntax { Identifier.ValueText: { Length: > 2 } only }
            && char.IsLower(only[0])
            ? ItemNames.OfMany(only)
            : _parameter.Name;
        var name = wanted;
        for (var i = 2; taken.Contains(name) || SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None; i++)
            name = wanted + i.ToString(CultureInfo.InvariantCulture);
        var local = WithShortTypes(ParseStatement("var " + name + " = new " + ArrayType() + " { " + ItemText() + " };"))
            .WithLeadingTrivia(Whitespace(Indentation.Before(loop)))
            .WithTrailingTrivia(LineEnd());
        var edits = _request.Replacing(_invocation, WithArray(name));
        edits.ReplaceByMany(loop, edited => [local, edited]);
        return edits;
    }

    private InvocationExpressionSyntax WithArray(string name)
    {
        var passed = _arguments[0].WithExpression(IdentifierName(name)
            .WithLeadingTrivia(_arguments[0].Expression.GetLeadingTrivia())
            .WithTrailingTrivia(_arguments[_arguments.Length - 1].GetTrailingTrivia()));
        var list = _invocation.ArgumentList.Arguments;
        var first = list.IndexOf(_arguments[0]);
        for (var i = _arguments.Length - 1; i > 0; i--)
            list = list.RemoveAt(first + i);
        return _invocation.WithArgumentList(_invocation.ArgumentList.WithArguments(list.Replace(list[first], passed))).WithAdditionalAnnotations(_mark);
    }

    private string ItemText() => string.Join(", ", _arguments.Select(static argument => argument.Expression.WithoutTrivia().ToString()));

    private string ArrayType()
    {
        var annotated = (_request.Model.GetNullableContext(_invocation.SpanStart) & NullableContext.AnnotationsEnabled) != 0;
        var format = annotated
            ? SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier)
            : SymbolDisplayFormat.FullyQualifiedFormat;
        return _parameter.Type.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToDisplayString(format);
    }

    private SyntaxTrivia LineEnd() => EndOfLine(LineBreaks.Of(_request.Root.SyntaxTree));

    private static T WithShortTypes<T>(T node)
        where T : SyntaxNode =>
        node.ReplaceNodes(node.DescendantNodes().OfType<ArrayTypeSyntax>(), static (_, type) => type.WithAdditionalAnnotations(Simplifier.Annotation));
}
