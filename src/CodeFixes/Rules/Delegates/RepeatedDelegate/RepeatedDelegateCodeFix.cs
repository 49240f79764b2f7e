using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Delegates.RepeatedDelegate;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.RepeatedDelegate;

/// <summary>ALLOC403: makes a local function of a lambda in a local that is only called, and marks one that captures nothing as <c>static</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RepeatedDelegateCodeFix))]
public sealed class RepeatedDelegateCodeFix() : AllocationCodeFix("ALLOC403")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>((Plan(request, cancellationToken) ?? MakeStatic(request, cancellationToken)) is { } fix ? [fix] : []);

    private static Fix? MakeStatic(FixRequest request, CancellationToken cancellationToken)
    {
        var creation = request.Model.GetOperation(request.Node, cancellationToken)?.Parent;
        if (creation is null || GivenFunction.Of(creation, cancellationToken) is not { CouldBeStatic: true, Declaration: var function })
            return null;
        var start = function.Modifiers.Count > 0 ? function.Modifiers[0].SpanStart : function.ReturnType.SpanStart;
        return new FixBuilder(
                request.Changing([new TextChange(new TextSpan(start, 0), "static ")]), "Make '" + function.Identifier.ValueText + "' static", "StaticFunction")
            .MayDiffer(MayBeCompared(function, request.Model, cancellationToken) ? "the same object is used each time" : null)
            .Build();
    }

    /// <summary>Whether whoever is given a delegate of a local function, in any place, may compare it by reference.</summary>
    private static bool MayBeCompared(LocalFunctionStatementSyntax function, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var name in function.Parent!.DescendantNodes().OfType<SimpleNameSyntax>())
        {
            if (name.Identifier.ValueText == function.Identifier.ValueText && name.Parent is not InvocationExpressionSyntax
                && model.GetOperation(name, cancellationToken) is IMethodReferenceOperation { Method.MethodKind: MethodKind.LocalFunction } group
                && (group.Parent is not IDelegateCreationOperation creation || ComparedDelegates.MayBeCompared(creation)))
            {
                return true;
            }
        }

        return false;
    }

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp7
            || request.Node.FirstAncestorOrSelf<AnonymousFunctionExpressionSyntax>() is not { } lambda
            || LambdaEdits.CreationOf(lambda, request.Model, cancellationToken) is not { } creation || CalledLocal.Of(creation) is not { } called
            || lambda is LambdaExpressionSyntax { AttributeLists.Count: > 0 } or AnonymousMethodExpressionSyntax { ParameterList: null }
            || Captures.Of(((IDelegateCreationOperation)creation).Target) is { AreSmall: false }
            || CallerInformation.IsAskedIn(lambda, request.Model, cancellationToken, CallerQuestion.Frame)
            || HeaderOf(called, lambda, request) is not { } header)
        {
            return null;
        }

        var declaration = called.Declaration;
        var source = request.Root.SyntaxTree.GetText();
        var isOnOneLine = source.Lines.GetLineFromPosition(declaration.SpanStart).LineNumber
            == source.Lines.GetLineFromPosition(lambda.Body.SpanStart).LineNumber;
        var separator = lambda.Block is null ? " => " : isOnOneLine ? " " : LineBreaks.Of(source) + Indentation.Of(declaration, source);
        var changes = new List<TextChange>
        {
            new(TextSpan.FromBounds(declaration.SpanStart, lambda.Body.SpanStart), header + separator),
        };
        if (lambda.Block is not null)
            changes.Add(new TextChange(declaration.SemicolonToken.Span, ""));
        foreach (var call in called.Calls)
        {
            // `run.Invoke()` is written out.
            if (call.Syntax is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access })
                changes.Add(new TextChange(TextSpan.FromBounds(access.OperatorToken.SpanStart, access.Span.End), ""));
        }

        return new FixBuilder(request.Changing(changes), "Make '" + called.Local.Name + "' a local function", "LocalFunction")
            .MayDiffer(MovesToTheStack(lambda, creation, request.Model, cancellationToken) ? Differences.Recursion : null)
            .Build();
    }

    /// <summary>
    /// Whether captured variables are on the stack of a function that may run again before it ends: a local function has no closure, so that they stay there.
    /// </summary>
    private static bool MovesToTheStack(
        AnonymousFunctionExpressionSyntax lambda, IOperation creation, SemanticModel model, CancellationToken cancellationToken) =>
        Captures.Of(((IDelegateCreationOperation)creation).Target) is not { HasUnnamed: false, Variables.Count: 0 }
        && CallGraph.MayRunAgain(lambda.Parent!, model, cancellationToken);

    private static string? HeaderOf(CalledLocal called, AnonymousFunctionExpressionSyntax lambda, FixRequest request)
    {
        if ((called.Local.Type as INamedTypeSymbol)?.DelegateInvokeMethod is not { } invoke)
            return null;
        var written = LambdaEdits.ParametersOf(lambda);
        var names = new HashSet<string>(StringComparer.Ordinal);
        var parameters = new List<string>();
        foreach (var parameter in invoke.Parameters)
        {
            var own = written[parameter.Ordinal];
            if (own.AttributeLists.Count > 0 || own.Default is not null || parameter.IsParams || !names.Add(own.Identifier.ValueText))
                return null;
            var kind = parameter.RefKind switch { RefKind.None => "", RefKind.Ref => "ref ", RefKind.Out => "out ", RefKind.In => "in ", _ => null };
            if (kind is null || (own.Identifier.ValueText != parameter.Name && HasNames(called)))
                return null;
            parameters.Add(kind + NameOf(parameter.Type, request, lambda) + " " + own.Identifier.Text);
        }

        var result = invoke.ReturnsVoid ? "void" : NameOf(invoke.ReturnType, request, lambda);
        return result + " " + LambdaEdits.NameOf(called.Local) + "(" + string.Join(", ", parameters) + ")";
    }

    /// <summary>Whether a call names its arguments, which are those of the delegate's parameters.</summary>
    private static bool HasNames(CalledLocal called) => called.Calls.Any(static call =>
        ((InvocationExpressionSyntax)call.Syntax).ArgumentList.Arguments.Any(static argument => argument.NameColon is not null));

    private static string NameOf(ITypeSymbol type, FixRequest request, SyntaxNode place) => type.ToMinimalDisplayString(request.Model, place.SpanStart);
}
