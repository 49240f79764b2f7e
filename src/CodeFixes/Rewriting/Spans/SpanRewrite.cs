using System.Text;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// Turns strings that are only read into spans: collects the edits of a chain and of its uses, node by node, and what may differ afterwards.
/// Every method returns false where something has no exact form on spans; the rewrite is then given up as a whole.
/// </summary>
internal sealed class SpanRewrite(FixRequest request, SourceBodies bodies, CancellationToken cancellationToken)
{
    private const string Memory = "System.MemoryExtensions";

    // Room for the digits of any whole number, and for most dates, identifiers and fractions; a longer text is made as a string.
    private const int CharsOfNumber = 32;
    private const int CharsOfValue = 80;

    // Marks an edited call with the method that it must bind to. Its own for each rewrite: marks stay in the tree for as long as the editor does.
    private readonly string _expectedCall = "Allocations.ExpectedCall." + Guid.NewGuid().ToString("N");
    private readonly List<ISymbol> _spans = [];
    private readonly Differences _differences = new();

    /// <summary>How the result may differ; null where it cannot.</summary>
    public string? Difference => _differences.Text;

    /// <summary>The characters that are removed or replaced in a buffer; empty where slices do.</summary>
    public List<ScratchStep> ScratchSteps { get; } = [];

    /// <summary>How many places made a string that the rewrite edits.</summary>
    public int Edited { get; private set; }

    /// <summary>How many of them still make one.</summary>
    public int Kept { get; private set; }

    /// <summary>Whether fewer than half of the strings go: what is left then hardly pays for the reading.</summary>
    public bool KeepsMost => (Edited - Kept) * 2 < Edited;

    /// <summary>Whether a span from which a string is made may take the place of the string.</summary>
    public bool TakesSpans { get; init; }

    /// <summary>Whether the text of a value stays a string, of which the rest of the chain takes a span.</summary>
    public bool KeepsFormatted { get; init; }

    private SemanticModel Model => request.Model;

    /// <summary>Whether a span of the characters is kept beyond the expression that reads them: in the next iteration its buffer has others.</summary>
    public bool KeepsSpan { get; private set; }

    /// <summary>The edits of the rewrite.</summary>
    public SolutionEdits Edits { get; } = new(request.Solution);

    /// <summary>Adds an edit after those that the node already has.</summary>
    public void Edit(SyntaxNode node, Func<SyntaxNode, SyntaxNode> edit) => Edits.Replace(node, edit);

    /// <summary>From here on, reads of a variable are reads of a span of that name.</summary>
    public void AddSpan(ISymbol variable, string name)
    {
        _spans.Add(variable);
        SpanName = name;
    }

    /// <summary>The name of the span that stands for the variable of <see cref="AddSpan"/>.</summary>
    public string SpanName { get; private set; } = "";

    /// <summary>States a way in which the result may differ.</summary>
    public void MayDiffer(string difference) => _differences.Add(difference);

    /// <summary>Makes the expression of a chain's last step a span.</summary>
    public bool TryAddValue(IOperation value)
    {
        if (!StringStep.TryGet(value, bodies, out var step) || value.Syntax is not ExpressionSyntax expression)
            return false;
        if (step.Kind == StringStepKind.OfSpan)
            return TakesSpans && (value is IObjectCreationOperation creation ? TryAddSpanOf(creation) : TryAddSpanItself(expression));
        if (step.Kind == StringStepKind.Part)
            return TryAddTwin(expression);
        if (step.Kind == StringStepKind.Formatted)
            return TryAddFormatted((IInvocationOperation)value);
        if (step.Source is not { } source)
            return false;
        if (!TryAddSource(source, out var isSpan))
            return false;
        Edited++;
        return step.Kind switch
        {
            StringStepKind.Slice
                when value is IInvocationOperation call && expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } =>
                TryAddSlice(call, (InvocationExpressionSyntax)expression, isSpan),
            StringStepKind.Slice when expression is ElementAccessExpressionSyntax access => AddRange(access, isSpan),
            StringStepKind.RemoveChar or StringStepKind.ReplaceChar
                when expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } =>
                TryAddScratch((IInvocationOperation)value, (InvocationExpressionSyntax)expression, step.Kind, isSpan),
            _ => false,
        };
    }

    // A method, or a type of which the call must bind to some method.
    private T Expect<T>(T call, string method)
        where T : SyntaxNode => call.WithAdditionalAnnotations(new SyntaxAnnotation(_expectedCall, method));

    private static string NameOf(IMethodSymbol method) => (method.ReducedFrom ?? method).OriginalDefinition.ToDisplayString();

    /// <summary>Whether every edited call binds in the result to the method that its edit meant.</summary>
    public async Task<bool> BindsAsMeantAsync(Solution changed, CancellationToken token)
    {
        if (changed.GetDocument(request.Document.Id) is not { } document
            || await document.GetSyntaxRootAsync(token).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(token).ConfigureAwait(false) is not { } model)
        {
            return false;
        }

        foreach (var node in root.GetAnnotatedNodes(_expectedCall))
        {
            if (model.GetSymbolInfo(node, token).Symbol is not IMethodSymbol method)
                return false;
            foreach (var annotation in node.GetAnnotations(_expectedCall))
            {
                if (annotation.Data != NameOf(method)
                    && annotation.Data != method.ContainingType?.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat))
                {
                    return false;
                }
            }
        }

        return true;
    }

    private bool TryAddSource(IOperation source, out bool isSpan)
    {
        source = source.Inside(Through.Implicit);
        isSpan = true;
        if (StringStep.TryGet(source, bodies, out var step) && (TakesSpans || step.Kind != StringStepKind.OfSpan)
            && !(KeepsFormatted && step.Kind == StringStepKind.Formatted))
        {
            return TryAddValue(source);
        }

        if (IsSpan(source))
        {
            Edit(source.Syntax, rewritten => SyntaxFactory.IdentifierName(SpanName).WithTriviaFrom(rewritten));
            return true;
        }

        isSpan = false;
        if (source is IConditionalAccessInstanceOperation || source.Syntax is not ExpressionSyntax expression)
            return false;
        if (!IsNeverNull(source))
            MayDiffer("null is treated as empty");
        return true;
    }

    private bool TryAddSpanItself(ExpressionSyntax text)
    {
        if (text is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } || Comments.AreIn(access))
            return false;
        Edit(text, static rewritten => ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithTriviaFrom(rewritten));
        return true;
    }

    /// <summary>Takes the span that a string is created from, or makes one of the array.</summary>
    private bool TryAddSpanOf(IObjectCreationOperation creation)
    {
        if (creation is not { Syntax: BaseObjectCreationExpressionSyntax { ArgumentList: { } list } created, Constructor.Parameters: var parameters }
            || Comments.AreIn(created) || list.Arguments.Any(static argument => argument.NameColon is not null))
        {
            return false;
        }

        Edited++;
        if (parameters[0].Type is not IArrayTypeSymbol)
            return Replace(created, static rewritten => ((BaseObjectCreationExpressionSyntax)rewritten).ArgumentList!.Arguments[0].Expression.WithoutTrivia());
        if (parameters.Length > 1 && !IsNeverNull(creation.Arguments[0].Value))
            MayDiffer("an array that is null throws another exception");
        return Replace(created, static rewritten => SyntaxFactory.ObjectCreationExpression(
            SyntaxFactory.Token(SyntaxKind.NewKeyword).WithTrailingTrivia(SyntaxFactory.Space),
            SyntaxFactory.ParseTypeName("ReadOnlySpan<char>"),
            ((BaseObjectCreationExpressionSyntax)rewritten).ArgumentList!.WithoutTrivia(),
            null));
    }

    /// <summary>Asks for the span of a part instead of a string of it.</summary>
    private bool TryAddTwin(ExpressionSyntax text)
    {
        if (text is not MemberAccessExpressionSyntax access)
            return false;
        Edited++;
        Edit(access, static rewritten =>
        {
            var member = (MemberAccessExpressionSyntax)rewritten;
            return member.WithName(SyntaxFactory.IdentifierName(member.Name.Identifier.ValueText + "Span").WithTriviaFrom(member.Name));
        });
        return true;
    }

    private bool IsSpan(IOperation source) => source switch
    {
        ILocalReferenceOperation reference => _spans.Contains(reference.Local, SymbolEqualityComparer.Default),
        IParameterReferenceOperation reference => _spans.Contains(reference.Parameter, SymbolEqualityComparer.Default),
        _ => false,
    };

    private bool TryAddSlice(IInvocationOperation call, InvocationExpressionSyntax expression, bool isSpan)
    {
        if (expression.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
            return false;
        if (call.TargetMethod.IsStatic)
        {
            Edit(expression, rewritten => Expect(isSpan ? (InvocationExpressionSyntax)rewritten : OfSpan((InvocationExpressionSyntax)rewritten), NameOf(
                CharSpanOverloads.SliceOf(call.TargetMethod)!)));
            return true;
        }

        switch (call.TargetMethod.Name)
        {
            case nameof(string.Substring):
                Edit(expression, rewritten => isSpan ? Renamed(rewritten, "Slice") : Expect(Renamed(rewritten, "AsSpan"), Memory));
                return true;
            case nameof(string.Remove):
                // The .NET Framework throws where the index is the length.
                if (!IsCore)
                    return false;
                var zero = SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0)));
                Edit(expression, rewritten => Prepend(isSpan ? Renamed(rewritten, "Slice") : Expect(Renamed(rewritten, "AsSpan"), Memory), zero));
                return true;
            default:
                if (!TryGetTrimmed(call, expression, out var characters))
                    return false;
                Edit(expression, rewritten => Trimmed((InvocationExpressionSyntax)rewritten, isSpan, characters));
                return true;
        }
    }

    private bool AddRange(ElementAccessExpressionSyntax access, bool isSpan)
    {
        if (!isSpan && access.ArgumentList.Arguments is { Count: 1 } arguments && arguments[0].Expression is RangeExpressionSyntax range
            && PartOf(range) is { } part && !Comments.AreIn(access))
        {
            Edit(access, rewritten => Expect(
                SyntaxFactory.InvocationExpression(
                    AsSpan(((ElementAccessExpressionSyntax)rewritten).Expression).Expression,
                    ArgumentsOf(part)).WithTrailingTrivia(rewritten.GetTrailingTrivia()),
                Memory));
        }
        else if (!isSpan)
        {
            Edit(access, rewritten => ((ElementAccessExpressionSyntax)rewritten).WithExpression(AsSpan(((ElementAccessExpressionSyntax)rewritten).Expression)));
        }

        return true;
    }

    /// <summary>The arguments of <c>AsSpan</c> for a range that only begins or only ends at a number; null for any other.</summary>
    private IReadOnlyList<ArgumentSyntax>? PartOf(RangeExpressionSyntax range)
    {
        if ((range.LeftOperand ?? range.RightOperand) is not { } number || (range.LeftOperand is not null && range.RightOperand is not null)
            || Model.GetTypeInfo(number, cancellationToken).Type?.SpecialType != SpecialType.System_Int32)
        {
            return null;
        }

        var argument = SyntaxFactory.Argument(number.WithoutParentheses().WithoutTrivia());
        return range.LeftOperand is not null
            ? [argument]
            : [SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0))), argument];
    }

    private bool TryAddScratch(IInvocationOperation call, InvocationExpressionSyntax expression, StringStepKind kind, bool isSpan)
    {
        // What stands between the calls of a chain has no place in a call of the helper.
        if (expression.DescendantTrivia(static node => node is not ArgumentListSyntax).Any(Comments.Is))
            return false;
        var arguments = new List<ArgumentSyntax>();
        foreach (var argument in expression.ArgumentList.Arguments.Take(kind == StringStepKind.RemoveChar ? 1 : 2))
        {
            if (argument.NameColon is not null)
                return false;
            arguments.Add(StringStep.ConstantText(call.Arguments[arguments.Count].Value) is { Length: 1 } text
                ? SyntaxFactory.Argument(Literal(text[0]))
                : argument.WithoutTrivia());
        }

        var step = new ScratchStep(kind, expression);
        ScratchSteps.Add(step);
        Edit(expression, rewritten =>
        {
            var source = ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithoutTrivia();
            var all = new List<ArgumentSyntax> { SyntaxFactory.Argument(isSpan ? source : AsSpan(source)) };
            all.AddRange(arguments);
            all.Add(SyntaxFactory.Argument(step.Buffer!));
            return SyntaxFactory.InvocationExpression(SyntaxFactory.IdentifierName(step.Helper!), ArgumentsOf(all)).WithTriviaFrom(rewritten);
        });
        return true;
    }

    /// <summary>Formats a value into a buffer. What does not fit is formatted once more, as a string.</summary>
    private bool TryAddFormatted(IInvocationOperation call)
    {
        if (call is not { Instance: { Type: { } type } value,
                Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access, ArgumentList.Arguments: var arguments } expression }
            || value is IConditionalAccessInstanceOperation || arguments.Any(static argument => argument.NameColon is not null)
            || arguments.Count != call.TargetMethod.Parameters.Length || Comments.AreIn(expression)
            || expression.Ancestors().OfType<ConditionalAccessExpressionSyntax>().Any(around => around.WhenNotNull.Span.Contains(expression.Span)))
        {
            return false;
        }

        if (!type.IsOfFramework())
            MayDiffer("the type's own 'TryFormat' may write another text");
        ArgumentSyntax format = Null(), provider = Null();
        foreach (var argument in call.Arguments)
        {
            var given = ((ArgumentSyntax)argument.Syntax).WithoutTrivia();
            if (ReceiverOrder.Difference(value, argument.Value, cancellationToken) is { } order)
                MayDiffer(order);
            if (argument.Parameter!.Type.SpecialType == SpecialType.System_String)
            {
                format = given;
                continue;
            }

            provider = given;
            if (!FormatProviders.IsPlain(argument.Value))
                MayDiffer("the provider may be asked twice");
        }

        Edited++;
        var step = new ScratchStep(StringStepKind.Formatted, expression)
        {
            MostChars = FormattedText.IsWhole(type) ? CharsOfNumber : CharsOfValue,
            HasFormat = arguments.Count > 0,
        };
        ScratchSteps.Add(step);
        var formatted = SyntaxFactory.Argument(access.Expression.WithoutParentheses().WithoutTrivia());
        Edit(expression, rewritten => SyntaxFactory.InvocationExpression(
            SyntaxFactory.IdentifierName(step.Helper!),
            ArgumentsOf(step.HasFormat
                ? [formatted, format, provider, SyntaxFactory.Argument(step.Buffer!)]
                : [formatted, SyntaxFactory.Argument(step.Buffer!)])).WithTriviaFrom(rewritten));
        return true;
    }

    private static ArgumentSyntax Null() => SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NullLiteralExpression));

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
        if (top == read && StringUse.OfRead(read, bodies).Kind == StringUseKind.Failure)
            return AddFailure(read);
        if (slice == read || !TryAddValue(slice))
            return false;

        return AddString(slice);
    }

    /// <summary>What only a failure needs is made a string there.</summary>
    private bool AddFailure(IOperation read)
    {
        if (!IsSpan(read))
            return false;
        Edit(read.Syntax, rewritten => TextOf(SyntaxFactory.IdentifierName(SpanName).WithTriviaFrom(rewritten)));
        return true;
    }

    private static ExpressionSyntax TextOf(ExpressionSyntax span) =>
        SyntaxFactory.InvocationExpression(MemberOf(span.WithoutTrailingTrivia(), nameof(ToString)), SyntaxFactory.ArgumentList())
            .WithTrailingTrivia(span.GetTrailingTrivia());

    /// <summary>A part that is kept is made a string where it was one before.</summary>
    private bool AddString(IOperation part)
    {
        Kept++;
        Edit(part.Syntax, static rewritten => TextOf((ExpressionSyntax)rewritten));
        return true;
    }

    /// <summary>Makes a chain and what reads it work on a span.</summary>
    public bool TryAddEnd(IOperation value, StringUse use)
    {
        // The other value of a conditional may be null, which is not an empty text in each use.
        if (use.IsChoice || use.User is not { } user || HasAwait(user.Syntax) || (IsPassedByReference(user) && HasAwait(CallOf(user))))
            return false;
        if (use.Kind == StringUseKind.Cut)
            return TryAddValue(value) && AddString(value);
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
            StringUseKind.Enumerate => true,
            StringUseKind.Join => user is IInterpolationOperation || TryAddJoin(value, user),
            _ => false,
        };
    }

    /// <summary>Makes a joining take the span, and each other part of a string that it is given.</summary>
    private bool TryAddJoin(IOperation value, IOperation user)
    {
        if (StringJoin.Of(user) is not { Operands: var operands } || Comments.AreIn(user.Syntax))
            return false;
        foreach (var operand in operands)
        {
            if (operand.Syntax != value.Syntax && StringJoin.IsPart(operand, bodies) && !TryAddValue(operand))
                return false;
        }

        if (user is IInvocationOperation call)
        {
            Edit(call.Syntax, rewritten => Expect(rewritten, "string"));
            return call.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: var arguments }
                && arguments.All(static argument => argument.NameColon is null);
        }

        // The operands that the compiler joins have to be those that are written one after the other.
        var written = Written(user.Syntax, operands.Count);
        if (written.Count != operands.Count || !written.Zip(operands, static (one, other) => one.WithoutParentheses() == other.Syntax).All(static same => same)
            || (request.LanguageVersion < (LanguageVersion)1200 && operands.Any(static operand => IsChar(operand) && !operand.ConstantValue.HasValue)))
        {
            return false;
        }

        Edit(user.Syntax, rewritten =>
        {
            var arguments = Written(rewritten, operands.Count).Zip(operands, static (one, operand) => SyntaxFactory.Argument(Joined(one, operand))).ToList();
            return Expect(
                SyntaxFactory.InvocationExpression(SyntaxFactory.ParseExpression("string.Concat"), ArgumentsOf(arguments)), "string").WithTriviaFrom(rewritten);
        });
        return true;
    }

    /// <summary>The operands of a sum as it is written, left to right.</summary>
    private static List<ExpressionSyntax> Written(SyntaxNode sum, int count)
    {
        var operands = new List<ExpressionSyntax>();
        var left = (ExpressionSyntax)sum;
        for (; operands.Count < count - 1 && left is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression } inner; left = inner.Left)
            operands.Insert(0, inner.Right);
        operands.Insert(0, left);
        return operands;
    }

    private static bool IsChar(IOperation operand) => operand.Type?.SpecialType == SpecialType.System_Char;

    /// <summary>An operand as an argument: a character becomes a text, or a span of one character.</summary>
    private static ExpressionSyntax Joined(ExpressionSyntax operand, IOperation value)
    {
        operand = operand.WithoutParentheses().WithoutTrivia();
        if (!IsChar(value))
            return operand;
        return value.ConstantValue is { HasValue: true, Value: char constant }
            ? Literal(constant.ToString())
            : SyntaxFactory.ParseExpression("[" + operand + "]");
    }

    private static bool IsSpanStep(StringStep step) =>
        step.Kind is StringStepKind.Slice or StringStepKind.RemoveChar or StringStepKind.ReplaceChar
        || (step.Kind == StringStepKind.Case && step.Name.EndsWith("Invariant", StringComparison.Ordinal));

    private static bool IsKept(IOperation user)
    {
        while (user.Type is { IsRefLikeType: true })
        {
            var value = user.Around(Through.Implicit);
            switch (value.Parent)
            {
                case IArgumentOperation { Parent: { } call }:
                    user = call;
                    break;
                case IInvocationOperation or IPropertyReferenceOperation:
                    user = value.Parent;
                    break;
                default:
                    return true;
            }
        }

        return false;
    }

    private bool TryAddArgument(IOperation value, StringUse use, IOperation user)
    {
        KeepsSpan |= IsKept(user);
        if (use.Member is IMethodSymbol method && CharSpanOverloads.IsAsSpan(method) && user is IInvocationOperation conversion)
            return TryAddConversion(conversion);
        if (use.SpanOverload is not { } overload)
            return false;
        if (!CharSpanOverloads.IsOfLibrary(overload))
            MayDiffer("calls the overload for spans");
        else if ((overload.IsVirtual || overload.IsAbstract || overload.IsOverride) && !overload.ContainingType.IsSealed)
            MayDiffer("a derived type may override only the overload for strings");
        else if (overload.ContainingType.IsConsole())
            MayDiffer("a writer in the place of the console may override only the overload for strings");
        foreach (var argument in CalledMethod.ArgumentsOf(user))
        {
            if (argument.Parameter is not { } parameter || argument.Value == value || argument.Value.Syntax == value.Syntax
                || argument.ArgumentKind != ArgumentKind.Explicit)
            {
                continue;
            }

            var becomesSpan = parameter.Type.SpecialType == SpecialType.System_String
                && CharSpanOverloads.IsReadOnlySpanOfChar(overload.Parameters[parameter.Ordinal].Type);
            if (!becomesSpan)
                continue;
            if (RunsOperator(argument))
                return false;
            if (!IsNeverNull(argument.Value))
                MayDiffer("null is treated as empty");
        }

        // The handler of an interpolated string is called by nothing that is written.
        if (user.Syntax is not InterpolationSyntax)
            Edit(user.Syntax, rewritten => Expect(rewritten, NameOf(overload)));
        return true;
    }

    /// <summary>Lets a span be where a string was made one: the span itself, or a slice of it.</summary>
    private bool TryAddConversion(IInvocationOperation call)
    {
        if (call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax, ArgumentList.Arguments: var arguments }
            || call.TargetMethod.Parameters.Length != arguments.Count + 1)
        {
            return false;
        }

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
        if (RunsOperator(user))
            return false;
        switch (user)
        {
            case IBinaryOperation binary when user.Syntax is BinaryExpressionSyntax:
                var isLeft = binary.LeftOperand.Syntax.Contains(value.Syntax);
                return TryAddEquality(
                    binary.Syntax, isLeft ? binary.RightOperand : binary.LeftOperand, isLeft, binary.OperatorKind == BinaryOperatorKind.NotEquals);
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Equals), IsStatic: false } } call
                when call.Instance is { } instance && instance.Syntax.Contains(value.Syntax):
                AllowNullOf(call.Arguments[0].Value);
                if (call.Arguments.Length == 1 && StringStep.TextOf(call.Arguments[0].Value) is "")
                    return Replace(
                        call.Syntax,
                        static rewritten => MemberOf(
                            ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithoutTrivia(),
                            nameof(ReadOnlySpan<char>.IsEmpty)));
                Edit(call.Syntax, rewritten => Expect(
                    call.Arguments.Length == 1 ? Renamed(rewritten, "SequenceEqual") : (InvocationExpressionSyntax)rewritten, Memory));
                return call.Arguments.Length <= 2;
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Equals), IsStatic: true,
                ContainingType.SpecialType: SpecialType.System_String } } call
                when call.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: >= 2 } arguments }
                    && arguments[0].Expression.Contains(value.Syntax) && arguments.All(static argument => argument.NameColon is null):
                AllowNullOf(call.Arguments[1].Value);
                Edit(call.Syntax, rewritten =>
                {
                    var all = ((InvocationExpressionSyntax)rewritten).ArgumentList.Arguments;
                    var member = MemberOf(all[0].Expression.WithoutTrivia(), all.Count == 2 ? "SequenceEqual" : nameof(Equals));
                    return Expect(
                        SyntaxFactory.InvocationExpression(member, ArgumentsOf([.. all.Skip(1).Select(static argument => argument.WithoutTrivia())])),
                        Memory).WithTriviaFrom(rewritten);
                });
                return true;
            case IInvocationOperation { TargetMethod: { Name: nameof(string.Equals), IsStatic: true,
                ContainingType.SpecialType: SpecialType.System_String } } call
                when call.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: >= 2 } arguments }
                    && arguments[1].Expression.Contains(value.Syntax) && arguments.All(static argument => argument.NameColon is null):
                AllowNullOf(call.Arguments[0].Value);
                Edit(call.Syntax, rewritten =>
                {
                    var all = ((InvocationExpressionSyntax)rewritten).ArgumentList.Arguments;
                    var member = MemberOf(AsSpan(all[0].Expression.WithoutTrivia()), all.Count == 2 ? "SequenceEqual" : nameof(Equals));
                    return Expect(
                        SyntaxFactory.InvocationExpression(member, ArgumentsOf([.. all.Skip(1).Select(static argument => argument.WithoutTrivia())])),
                        Memory).WithTriviaFrom(rewritten);
                });
                return true;
            default:
                return false;
        }
    }

    /// <summary>Whether an operator makes the other text: a span may be made by another.</summary>
    private static bool RunsOperator(IOperation user) => user.ChildOperations.Any(static operand =>
        operand is IArgumentOperation argument ? RunsOperator(argument) : operand is IConversionOperation conversion && ConversionOperators.RunIn(conversion));

    private bool TryAddEquality(SyntaxNode comparison, IOperation other, bool isLeft, bool isNegated)
    {
        var constant = StringStep.TextOf(other);
        AllowNullOf(other);
        Edit(comparison, rewritten =>
        {
            var binary = (BinaryExpressionSyntax)rewritten;
            var (span, rest) = isLeft ? (binary.Left, binary.Right) : (binary.Right, binary.Left);
            ExpressionSyntax result;
            if (constant is "")
                result = MemberOf(span.WithoutTrivia(), nameof(ReadOnlySpan<char>.IsEmpty));
            else if (isLeft || constant is not null)
                result = Expect(
                    SyntaxFactory.InvocationExpression(
                        MemberOf(span.WithoutTrivia(), "SequenceEqual"), ArgumentsOf([SyntaxFactory.Argument(rest.WithoutTrivia())])),
                    Memory);
            else
                result = Expect(
                    SyntaxFactory.InvocationExpression(
                        MemberOf(AsSpan(rest.WithoutTrivia()), "SequenceEqual"), ArgumentsOf([SyntaxFactory.Argument(span.WithoutTrivia())])),
                    Memory);
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
        var cased = step.Name == nameof(string.ToLowerInvariant) ? constant.ToLowerInvariant()
            : step.Name == nameof(string.ToUpperInvariant) ? constant.ToUpperInvariant()
            : null;
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
            return (binary.OperatorKind == BinaryOperatorKind.NotEquals
                ? SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, result)
                : result).WithTriviaFrom(rewritten);
        });
        return true;
    }

    private bool TryAddSearch(IOperation value, IInvocationOperation call)
    {
        if (call.Instance is not { } instance || !instance.Syntax.Contains(value.Syntax)
            || call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } || RunsOperator(call))
        {
            return false;
        }

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
        Edit(call.Syntax, rewritten => Expect(
            added is { } comparison ? Append((InvocationExpressionSyntax)rewritten, Comparison(comparison)) : rewritten, Memory));
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
            var span = (invocation.ArgumentList.Arguments.Count == 1
                ? invocation.ArgumentList.Arguments[0].Expression
                : ((MemberAccessExpressionSyntax)invocation.Expression).Expression).WithoutTrivia();
            return (isBlank
                ? Expect(SyntaxFactory.InvocationExpression(MemberOf(span, "IsWhiteSpace"), SyntaxFactory.ArgumentList()), Memory)
                : (ExpressionSyntax)MemberOf(span, nameof(ReadOnlySpan<char>.IsEmpty))).WithTriviaFrom(rewritten);
        });
        return true;
    }

    private bool Replace(SyntaxNode node, Func<SyntaxNode, ExpressionSyntax> make)
    {
        if (Comments.AreIn(node))
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
            call.ArgumentList.Arguments
                .GetWithSeparators()
                .Add(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space))
                .Add(argument))));

    private bool IsCore => !Model.Compilation.GetSpecialType(SpecialType.System_String).GetMembers("Create").IsEmpty;

    /// <summary>The span of a string expression.</summary>
    private InvocationExpressionSyntax AsSpan(ExpressionSyntax text)
    {
        var receiver = text is BinaryExpressionSyntax or ConditionalExpressionSyntax or AssignmentExpressionSyntax or CastExpressionSyntax
            or PrefixUnaryExpressionSyntax or AwaitExpressionSyntax
            ? SyntaxFactory.ParenthesizedExpression(text.WithoutTrivia())
            : text.WithoutTrailingTrivia();
        return Expect(SyntaxFactory.InvocationExpression(MemberOf(receiver, "AsSpan"), SyntaxFactory.ArgumentList()), Memory);
    }

    /// <summary>A call of a method of the library that gets the span of its text.</summary>
    private InvocationExpressionSyntax OfSpan(InvocationExpressionSyntax call)
    {
        var text = call.ArgumentList.Arguments[0];
        return call.WithArgumentList(call.ArgumentList.WithArguments(call.ArgumentList.Arguments.Replace(
            text, text.WithExpression(AsSpan(text.Expression).WithTriviaFrom(text.Expression)))));
    }

    private static InvocationExpressionSyntax Renamed(SyntaxNode call, string name)
    {
        var invocation = (InvocationExpressionSyntax)call;
        var access = (MemberAccessExpressionSyntax)invocation.Expression;
        return invocation.WithExpression(access.WithName(SyntaxFactory.IdentifierName(name).WithTriviaFrom(access.Name)));
    }

    private static InvocationExpressionSyntax Prepend(InvocationExpressionSyntax call, ArgumentSyntax argument) =>
        call.WithArgumentList(ArgumentsOf([argument, .. call.ArgumentList.Arguments.Select(static other => other.WithoutTrivia())]));

    private InvocationExpressionSyntax Trimmed(InvocationExpressionSyntax call, bool isSpan, string? characters)
    {
        var access = (MemberAccessExpressionSyntax)call.Expression;
        if (characters is { Length: > 0 })
            call = call.WithArgumentList(ArgumentsOf([SyntaxFactory.Argument(Literal(characters))]).WithTriviaFrom(call.ArgumentList));
        if (isSpan)
            return Expect(call, Memory);
        var trailing = access.Expression.GetTrailingTrivia();
        return Expect(call.WithExpression(access.WithExpression(AsSpan(access.Expression).WithTrailingTrivia(trailing))), Memory);
    }

    /// <summary>
    /// Whether the characters that a call trims can be told to a span: none, one, an array, or a list of constants, which becomes one literal.
    /// </summary>
    private bool TryGetTrimmed(IInvocationOperation call, InvocationExpressionSyntax expression, out string? characters)
    {
        characters = null;
        if (call.Arguments.Length != 1 || call.Arguments[0].ArgumentKind == ArgumentKind.Explicit)
            return true;
        var trimmed = new StringBuilder();
        foreach (var argument in expression.ArgumentList.Arguments)
        {
            if (Model.GetConstantValue(argument.Expression, cancellationToken) is not { HasValue: true, Value: char constant })
                return false;
            trimmed.Append(constant);
        }

        characters = trimmed.ToString();
        return true;
    }

    private static MemberAccessExpressionSyntax MemberOf(ExpressionSyntax receiver, string name) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, receiver, SyntaxFactory.IdentifierName(name));

    private static ArgumentListSyntax ArgumentsOf(IReadOnlyList<ArgumentSyntax> arguments)
    {
        var commas = Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), arguments.Count - 1);
        return SyntaxFactory.ArgumentList(SyntaxFactory.SeparatedList(arguments, commas));
    }

    private static LiteralExpressionSyntax Literal(char value) =>
        SyntaxFactory.LiteralExpression(SyntaxKind.CharacterLiteralExpression, SyntaxFactory.Literal(value));

    private static LiteralExpressionSyntax Literal(string value) =>
        SyntaxFactory.LiteralExpression(SyntaxKind.StringLiteralExpression, SyntaxFactory.Literal(value));

    /// <summary>A value of <c>StringComparison</c>, named so that it binds with and without a directive for its namespace.</summary>
    private static ArgumentSyntax Comparison(StringComparison comparison) =>
        SyntaxFactory.Argument(MemberOf(
            MemberOf(
                SyntaxFactory.IdentifierName(nameof(System)),
                nameof(StringComparison)).WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation),
            comparison.ToString()));

    /// <summary>Whether one of the statements suspends its method.</summary>
    public static bool HasAwait(IEnumerable<SyntaxNode> statements) => statements.Any(HasAwait);

    private static bool HasAwait(SyntaxNode node) => node.DescendantNodesAndSelf().Any(References.IsSuspension);

    /// <summary>
    /// Whether a call refers to a character that is read: the indexer of a span returns a reference, which a method that is called on the character, or gets
    /// it as <c>in</c>, reads later.
    /// </summary>
    public static bool IsPassedByReference(IOperation read) => read.Type?.SpecialType == SpecialType.System_Char && read.Parent switch
    {
        IInvocationOperation call => call.Instance == read,
        IArgumentOperation { Parameter.RefKind: not RefKind.None } => true,
        _ => false,
    };

    private static SyntaxNode CallOf(IOperation read) => (read.Parent is IArgumentOperation { Parent: { } call } ? call : read.Parent!).Syntax;

    private bool IsNeverNull(IOperation value) =>
        StringStep.TryGet(value, bodies, out _)
        || (value.Syntax is ExpressionSyntax expression && request.NullProof(cancellationToken).IsNeverNull(expression));
}
