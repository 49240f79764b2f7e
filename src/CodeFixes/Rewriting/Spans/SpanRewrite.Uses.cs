using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <content>The uses of a span in place of a string.</content>
internal sealed partial class SpanRewrite
{
    /// <summary>Makes a read of the span variable, and the steps that follow it, read the span.</summary>
    public bool TryAddRead(IOperation read)
    {
        var top = read;
        var slice = read;
        var use = StringUse.Of(top, bodies);
        while (use is { Kind: StringUseKind.Step, User: { } user } && StringStep.TryGet(user, bodies, out var step) && IsSpanStep(step))
        {
            if (step.Kind == StringStepKind.Slice && slice == top)
                slice = user;
            top = user;
            use = StringUse.Of(top, bodies);
        }

        if (use.IsEnd || use.Kind == StringUseKind.Read)
            return TryAddEnd(top, use);
        if (slice == read || !TryAddValue(slice))
            return false;

        // A part that is kept is made a string where it was one before.
        Kept++;
        Edit(slice.Syntax, static rewritten => SyntaxFactory.InvocationExpression(MemberOf(((ExpressionSyntax)rewritten).WithoutTrailingTrivia(), nameof(ToString)), SyntaxFactory.ArgumentList()).WithTrailingTrivia(rewritten.GetTrailingTrivia()));
        return true;
    }

    /// <summary>Makes a chain and what reads it work on a span.</summary>
    public bool TryAddEnd(IOperation value, StringUse use)
    {
        if (use.User is not { } user || HasAwait(user.Syntax))
            return false;
        if (StringStep.TryGet(value, bodies, out var step))
        {
            if (step.Kind == StringStepKind.Case)
                return use.Kind == StringUseKind.Compare && TryAddCaseComparison(step, user);
            if (!TryAddValue(value))
                return false;
        }
        else if (!TryAddSource(value, out var isSpan) || !isSpan)
        {
            return false;
        }

        return use.Kind switch
        {
            StringUseKind.Parse or StringUseKind.Append or StringUseKind.Call => TryAddArgument(value, use, user),
            StringUseKind.Compare => TryAddComparison(value, user),
            StringUseKind.Search => user is IInvocationOperation call && TryAddSearch(value, call),
            StringUseKind.Switch => request.LanguageVersion >= LanguageVersion.CSharp11,
            StringUseKind.Measure => AddMeasure(user),
            StringUseKind.Read => user is IForEachLoopOperation,
            _ => false,
        };
    }

    private static bool IsSpanStep(StringStep step) =>
        step.Kind is StringStepKind.Slice or StringStepKind.RemoveChar or StringStepKind.ReplaceChar || (step.Kind == StringStepKind.Case && step.Name.EndsWith("Invariant", StringComparison.Ordinal));

    private bool TryAddArgument(IOperation value, StringUse use, IOperation user)
    {
        if (use.Member is IMethodSymbol method && CharSpanOverloads.IsAsSpan(method) && user is IInvocationOperation conversion)
            return TryAddConversion(conversion);
        if (use.SpanOverload is not { } overload)
            return false;
        if (!CharSpanOverloads.IsOfLibrary(overload))
            MayDiffer("calls the overload for spans");
        else if ((overload.IsVirtual || overload.IsAbstract || overload.IsOverride) && !overload.ContainingType.IsSealed)
            MayDiffer("a derived type may override only the overload for strings");
        var arguments = user is IInvocationOperation call ? call.Arguments : ((IObjectCreationOperation)user).Arguments;
        foreach (var argument in arguments)
        {
            if (argument.Parameter is not { } parameter || argument.Value == value || argument.Value.Syntax == value.Syntax || argument.ArgumentKind != ArgumentKind.Explicit)
                continue;
            var becomesSpan = parameter.Type.SpecialType == SpecialType.System_String && CharSpanOverloads.IsReadOnlySpanOfChar(overload.Parameters[parameter.Ordinal].Type);
            if (becomesSpan && !IsNeverNull(argument.Value))
                MayDiffer("null is treated as empty");
        }

        Edit(user.Syntax, rewritten => Expect(rewritten, NameOf(overload)));
        return true;
    }

    /// <summary>Lets a span be where a string was made one: the span itself, or a slice of it.</summary>
    private bool TryAddConversion(IInvocationOperation call)
    {
        if (call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax, ArgumentList.Arguments: var arguments } || call.TargetMethod.Parameters.Length != arguments.Count + 1)
            return false;
        foreach (var parameter in call.TargetMethod.Parameters.Skip(1))
        {
            if (parameter.Type.SpecialType != SpecialType.System_Int32)
                return false;
        }

        Edit(call.Syntax, rewritten => arguments.Count == 0
            ? ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithTriviaFrom(rewritten)
            : Renamed(rewritten, "Slice"));
        return arguments.All(static argument => argument.NameColon is null);
    }

    private bool TryAddComparison(IOperation value, IOperation user)
    {
        switch (user)
        {
            case IBinaryOperation binary when user.Syntax is BinaryExpressionSyntax:
                var isLeft = binary.LeftOperand.Syntax.Contains(value.Syntax);
                return TryAddEquality(binary.Syntax, isLeft ? binary.RightOperand : binary.LeftOperand, isLeft, binary.OperatorKind == BinaryOperatorKind.NotEquals);
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Equals), IsStatic: false } } call when call.Instance is { } instance && instance.Syntax.Contains(value.Syntax):
                AllowNullOf(call.Arguments[0].Value);
                if (call.Arguments.Length == 1 && TextOf(call.Arguments[0].Value) is "")
                    return Replace(call.Syntax, static rewritten => MemberOf(((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithoutTrivia(), nameof(ReadOnlySpan<char>.IsEmpty)));
                Edit(call.Syntax, rewritten => Expect(call.Arguments.Length == 1 ? Renamed(rewritten, "SequenceEqual") : (InvocationExpressionSyntax)rewritten, Memory));
                return call.Arguments.Length <= 2;
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Equals), IsStatic: true, ContainingType.SpecialType: SpecialType.System_String } } call when call.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: >= 2 } arguments } && arguments[0].Expression.Contains(value.Syntax) && arguments.All(static argument => argument.NameColon is null):
                AllowNullOf(call.Arguments[1].Value);
                Edit(call.Syntax, rewritten =>
                {
                    var all = ((InvocationExpressionSyntax)rewritten).ArgumentList.Arguments;
                    var member = MemberOf(all[0].Expression.WithoutTrivia(), all.Count == 2 ? "SequenceEqual" : nameof(Equals));
                    return Expect(SyntaxFactory.InvocationExpression(member, ArgumentsOf([.. all.Skip(1).Select(static argument => argument.WithoutTrivia())])), Memory).WithTriviaFrom(rewritten);
                });
                return true;
            default:
                return false;
        }
    }

    private bool TryAddEquality(SyntaxNode comparison, IOperation other, bool isLeft, bool isNegated)
    {
        var constant = TextOf(other);
        AllowNullOf(other);
        Edit(comparison, rewritten =>
        {
            var binary = (BinaryExpressionSyntax)rewritten;
            var (span, rest) = isLeft ? (binary.Left, binary.Right) : (binary.Right, binary.Left);
            ExpressionSyntax result;
            if (constant is "")
                result = MemberOf(span.WithoutTrivia(), nameof(ReadOnlySpan<char>.IsEmpty));
            else if (isLeft || constant is not null)
                result = Expect(SyntaxFactory.InvocationExpression(MemberOf(span.WithoutTrivia(), "SequenceEqual"), ArgumentsOf([SyntaxFactory.Argument(rest.WithoutTrivia())])), Memory);
            else
                result = Expect(SyntaxFactory.InvocationExpression(MemberOf(AsSpan(rest.WithoutTrivia()), "SequenceEqual"), ArgumentsOf([SyntaxFactory.Argument(span.WithoutTrivia())])), Memory);
            return (isNegated ? SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, result) : result).WithTriviaFrom(rewritten);
        });
        return true;
    }

    /// <summary>
    /// The same letters in either case: exact for constants of ASCII letters that no other character folds to, which are all but i, k and s
    /// (dotless i, Kelvin sign, long s).
    /// </summary>
    private bool TryAddCaseComparison(StringStep step, IOperation user)
    {
        if (step.Source is not { } source || user is not IBinaryOperation { Syntax: BinaryExpressionSyntax } binary)
            return false;
        var isLeft = binary.LeftOperand.Syntax.Contains(step.Operation.Syntax);
        if ((isLeft ? binary.RightOperand : binary.LeftOperand).ConstantValue is not { HasValue: true, Value: string constant })
            return false;
        var cased = step.Name == nameof(string.ToLowerInvariant) ? constant.ToLowerInvariant() : step.Name == nameof(string.ToUpperInvariant) ? constant.ToUpperInvariant() : null;
        if (cased != constant || constant.Any(static c => c >= 128) || !TryAddSource(source, out var isSpan))
            return false;
        if (constant.IndexOfAny("iksIKS".ToCharArray()) >= 0)
            MayDiffer("the Kelvin sign and the long s are other letters");
        Edit(step.Operation.Syntax, rewritten =>
        {
            var inner = ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithoutTrivia();
            var arguments = ArgumentsOf([SyntaxFactory.Argument(Literal(constant)), Comparison(StringComparison.OrdinalIgnoreCase)]);
            return Expect(SyntaxFactory.InvocationExpression(MemberOf(isSpan ? inner : AsSpan(inner), nameof(Equals)), arguments), Memory);
        });
        Edit(binary.Syntax, rewritten =>
        {
            var comparison = (BinaryExpressionSyntax)rewritten;
            var result = (isLeft ? comparison.Left : comparison.Right).WithoutTrivia();
            return (binary.OperatorKind == BinaryOperatorKind.NotEquals ? SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, result) : result).WithTriviaFrom(rewritten);
        });
        return true;
    }

    private bool TryAddSearch(IOperation value, IInvocationOperation call)
    {
        if (call.Instance is not { } instance || !instance.Syntax.Contains(value.Syntax) || call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax })
            return false;
        var isText = call.TargetMethod.Parameters[0].Type.SpecialType == SpecialType.System_String;
        if (!isText && call.TargetMethod.Parameters[0].Type.SpecialType != SpecialType.System_Char)
            return false;
        var isCompared = call.TargetMethod.Parameters.Length == 2 && call.TargetMethod.Parameters[1].Type.Name == nameof(StringComparison);
        if (call.TargetMethod.Parameters.Length > 1 && !(isText && isCompared))
            return false;
        StringComparison? added = (call.TargetMethod.Name, isText, isCompared) switch
        {
            (nameof(string.StartsWith) or nameof(string.EndsWith) or nameof(string.IndexOf), true, false) => StringComparison.CurrentCulture,
            (nameof(string.Contains), true, false) => StringComparison.Ordinal,
            _ => null,
        };
        if (call.TargetMethod.Name == nameof(string.LastIndexOf) && isText)
            return false;
        if (isText && !IsNeverNull(call.Arguments[0].Value))
            MayDiffer("null is treated as empty");
        Edit(call.Syntax, rewritten => Expect(added is { } comparison ? Append((InvocationExpressionSyntax)rewritten, Comparison(comparison)) : rewritten, Memory));
        return true;
    }

    private bool AddMeasure(IOperation user)
    {
        if (user is not IInvocationOperation call)
            return true;
        var isBlank = call.TargetMethod.Name == nameof(string.IsNullOrWhiteSpace);
        Edit(call.Syntax, rewritten =>
        {
            var invocation = (InvocationExpressionSyntax)rewritten;
            var span = (invocation.ArgumentList.Arguments.Count == 1 ? invocation.ArgumentList.Arguments[0].Expression : ((MemberAccessExpressionSyntax)invocation.Expression).Expression).WithoutTrivia();
            return (isBlank
                ? Expect(SyntaxFactory.InvocationExpression(MemberOf(span, "IsWhiteSpace"), SyntaxFactory.ArgumentList()), Memory)
                : (ExpressionSyntax)MemberOf(span, nameof(ReadOnlySpan<char>.IsEmpty))).WithTriviaFrom(rewritten);
        });
        return true;
    }

    /// <summary>The text that a constant or <c>string.Empty</c> is; null for anything else.</summary>
    private static string? TextOf(IOperation value) => value switch
    {
        { ConstantValue: { HasValue: true, Value: string text } } => text,
        IFieldReferenceOperation { Field: { Name: nameof(string.Empty), ContainingType.SpecialType: SpecialType.System_String } } => "",
        _ => null,
    };

    private bool Replace(SyntaxNode node, Func<SyntaxNode, ExpressionSyntax> make)
    {
        if (SpanUses.HasComment(node))
            return false;
        Edit(node, rewritten => make(rewritten).WithTriviaFrom(rewritten));
        return true;
    }

    private void AllowNullOf(IOperation other)
    {
        if (!IsNeverNull(other))
            MayDiffer("null equals an empty text");
    }

    private static InvocationExpressionSyntax Append(InvocationExpressionSyntax call, ArgumentSyntax argument) =>
        call.WithArgumentList(call.ArgumentList.WithArguments(SyntaxFactory.SeparatedList<ArgumentSyntax>(
            call.ArgumentList.Arguments.GetWithSeparators().Add(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space)).Add(argument))));
}
