using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.ValueBeforeLookup;

/// <summary>
/// ALLOC404: writes a factory in the place of the value, with a state where the value is made of variables. A value that is added to a dictionary is made
/// where the entry is found to be new, or behind a question for the key.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ValueBeforeLookupCodeFix))]
public sealed class ValueBeforeLookupCodeFix() : AllocationCodeFix("ALLOC404")
{
    private const string Later = "the value is made after the lookup, and only for a new key";

    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { } node || request.Model.GetOperation(node, cancellationToken) is not { } creation
            || EarlyValue.Of(creation, cancellationToken) is not { } value)
        {
            return [];
        }

        var fixes = value.Factory is { } factory
            ? [await FactoryAsync(request, value, factory, cancellationToken).ConfigureAwait(false)]
            : new[] { Entry(request, value, cancellationToken), Question(request, value) };
        return fixes.OfType<Fix>().ToList();
    }

    private static async Task<Fix?> FactoryAsync(FixRequest request, EarlyValue value, IMethodSymbol factory, CancellationToken cancellationToken)
    {
        var edits = value.NeedsState
            ? await WithStateAsync(request, value, factory, cancellationToken).ConfigureAwait(false)
            : WithFactory(request, value, factory, isStatic: request.LanguageVersion >= LanguageVersion.CSharp9);
        var type = factory.ContainingType;
        return edits is null ? null : new FixBuilder(edits, "Make the value in a factory", "Factory")
            .MayDiffer(value.IsPlain && IsPlainAfter(value) ? null : Later)
            .MayDiffer(type.IsOfFramework() ? null
                : "'" + factory.Name + "' is taken to do the same with what a factory makes")
            .Build();
    }

    /// <summary>Whether what stands after the value among the arguments can be computed before it.</summary>
    private static bool IsPlainAfter(EarlyValue value) => value.Call.Arguments
        .Where(argument => argument.Syntax.SpanStart > value.Argument.Syntax.SpanStart)
        .All(static argument =>
            argument.Value is IDelegateCreationOperation { Target: IAnonymousFunctionOperation or IMethodReferenceOperation { Instance: null } }
            || PlainValues.Are(argument.Value.Inside(Through.BuiltInImplicit)));

    private static SolutionEdits WithFactory(FixRequest request, EarlyValue value, IMethodSymbol factory, bool isStatic)
    {
        var parameters = ((INamedTypeSymbol)factory.Parameters[value.Argument.Parameter!.Ordinal].Type).DelegateInvokeMethod!.Parameters.Length;
        var names = parameters == 1 ? "_" : "(" + string.Join(", ", Enumerable.Range(1, parameters).Select(index =>
            request.LanguageVersion >= LanguageVersion.CSharp9 ? "_" : new string('_', index))) + ")";
        var edits = request.Changing([new TextChange(
            new TextSpan(value.Creation.Syntax.SpanStart, 0), (isStatic ? "static " : "") + names + " => ")]);
        edits.Mark(value.Call.Syntax, ExpectedSymbols.Mark([factory]));
        return edits;
    }

    /// <summary>A factory that is given what it needs: first it captures that, and then the captures are moved as ALLOC401 does it.</summary>
    private static async Task<SolutionEdits?> WithStateAsync(
        FixRequest request, EarlyValue value, IMethodSymbol factory, CancellationToken cancellationToken)
    {
        if (WithFactory(request, value, factory, isStatic: false).Apply()?.GetDocument(request.Document.Id) is not { } document
            || await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || root.FindToken(value.Creation.Syntax.SpanStart).Parent?.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>() is not { } lambda
            || lambda.SpanStart != value.Creation.Syntax.SpanStart || LambdaEdits.CreationOf(lambda, model, cancellationToken) is not { } creation
            || StatePlan.Of(creation, cancellationToken) is not { } plan)
        {
            return null;
        }

        return new StateRewrite(new FixRequest(document, root, model, request.Diagnostic, lambda), plan).Edits();
    }

    /// <summary>Finds the entry of a dictionary once, and makes a value where it has none.</summary>
    private static Fix? Entry(FixRequest request, EarlyValue value, CancellationToken cancellationToken)
    {
        if (!value.IsPlain || value.Call is not { Instance: { Type: INamedTypeSymbol { Name: "Dictionary" } type } dictionary } call
            || !type.IsIn("System.Collections.Generic") || !type.TypeArguments[1].IsReferenceType
            || type.TypeArguments[1].TypeKind == TypeKind.Dynamic || call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax }
            || request.Model.Compilation.GetTypeByMetadataName("System.Runtime.InteropServices.CollectionsMarshal") is not { } marshal
            || marshal.GetMembers("GetValueRefOrAddDefault").IsEmpty)
        {
            return null;
        }

        var key = value.Key.Value.Syntax;
        var proof = request.NullProof(cancellationToken);
        var mayBothBeNull = value.Key.Value.Type?.IsValueType != true && !proof.IsNeverNull((ExpressionSyntax)key)
            && !proof.IsNeverNull((ExpressionSyntax)dictionary.Syntax);
        var keepsNoNull = type.TypeArguments[1].NullableAnnotation == NullableAnnotation.NotAnnotated
            && request.Option(AllocationOptions.NullProof) == NullEvidence.Annotations;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(
            call.Syntax,
            SystemType.Named("System.Runtime.InteropServices", "CollectionsMarshal", call) + ".GetValueRefOrAddDefault(" + dictionary.Syntax + ", " + key
                + ", out _) ??= " + value.Creation.Syntax);
        return new FixBuilder(edits, "Make the value where the entry is new", "Entry")
            .MayDiffer(keepsNoNull ? null : "a value of null is replaced")
            .MayDiffer(mayBothBeNull ? "another exception where dictionary and key are null" : null)
            .Build();
    }

    /// <summary>Adds only after the key was asked for.</summary>
    private static Fix? Question(FixRequest request, EarlyValue value)
    {
        if (value.Call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var table } } call
            || call.Parent is not ExpressionStatementSyntax statement || value.Call.Instance is not { } instance || !PlainValues.Are(instance)
            || !PlainValues.Are(value.Key.Value.Inside(Through.BuiltInImplicit))
            || StatementText.Test(
                "!" + table + ".ContainsKey(" + value.Key.Value.Syntax + ")", statement, request.Root.SyntaxTree.GetText()) is not { } question)
        {
            return null;
        }

        return new FixBuilder(request.Changing(question), "Ask for the key first", "Question")
            .MayDiffer("a new key is looked up twice")
            .MayDiffer(value.IsPlain ? null : Later)
            .Build();
    }
}
