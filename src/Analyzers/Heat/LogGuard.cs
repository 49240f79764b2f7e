using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>Determines whether a condition asks if a log level, a tracer or a debugger is switched on.</summary>
internal static class LogGuard
{
    /// <summary>Whether what the condition guards runs only while logging is on. A negated question guards nothing.</summary>
    public static bool Guards(ExpressionSyntax condition)
    {
        foreach (var node in condition.DescendantNodesAndSelf())
        {
            if (node is SimpleNameSyntax name && AsksForLogging(name) && !IsNegated(name, condition))
                return true;
        }

        return false;
    }

    private static bool AsksForLogging(SimpleNameSyntax name) => name.Identifier.ValueText switch
    {
        "IsDebugEnabled" or "IsTraceEnabled" or "IsInfoEnabled" or "IsInformationEnabled" or "IsVerboseEnabled" or "IsWarnEnabled"
            or "IsWarningEnabled" or "IsErrorEnabled" or "IsFatalEnabled" or "IsLoggingEnabled" or "IsTracingEnabled" => true,
        "Enable" or "Enabled" or "IsEnabled" or "IsEnabledFor" or "ShouldLog" or "ShouldTrace" or "IsAttached" or "Level" => IsAboutLogging(OwnerOf(name)),
        var flag => IsLogFlag(flag) && IsConditionOperand(name),
    };

    /// <summary>The text that the name is a member of; the name itself where it stands alone.</summary>
    private static string OwnerOf(SimpleNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Name == name => access.Expression.ToString(),
        MemberBindingExpressionSyntax { Parent.Parent: ConditionalAccessExpressionSyntax access } => access.Expression.ToString(),
        MemberBindingExpressionSyntax { Parent: ConditionalAccessExpressionSyntax access } => access.Expression.ToString(),
        _ => name.Identifier.ValueText,
    };

    private static bool IsAboutLogging(string owner) =>
        Contains(owner, "log") || Contains(owner, "trac") || Contains(owner, "diagnostic") || Contains(owner, "eventsource")
        || Contains(owner, "telemetry") || owner is "Debugger" or "ShouldLog" or "ShouldTrace";

    /// <summary>A flag such as <c>LogSend</c>, <c>_logRequests</c>, <c>enableTracing</c> or <c>verbose</c>.</summary>
    private static bool IsLogFlag(string name)
    {
        var bare = name.TrimStart('_');
        return (bare.Length > 3 && bare.StartsWith("log", StringComparison.OrdinalIgnoreCase) && char.IsUpper(bare[3]))
            || bare.EndsWith("Logging", StringComparison.OrdinalIgnoreCase) || bare.EndsWith("Tracing", StringComparison.OrdinalIgnoreCase)
            || bare.EndsWith("LogEnabled", StringComparison.OrdinalIgnoreCase) || bare.EndsWith("TraceEnabled", StringComparison.OrdinalIgnoreCase)
            || bare.Equals("verbose", StringComparison.OrdinalIgnoreCase);
    }

    /// <summary>Whether the name, or the member access that ends in it, is itself a condition and not compared or passed on.</summary>
    private static bool IsConditionOperand(SimpleNameSyntax name)
    {
        SyntaxNode operand = name;
        while (operand.Parent is MemberAccessExpressionSyntax access && access.Name == operand)
            operand = access;
        return operand.Parent is IfStatementSyntax or ConditionalExpressionSyntax or ParenthesizedExpressionSyntax
            || operand.Parent.IsKind(SyntaxKind.LogicalAndExpression);
    }

    private static bool IsNegated(SyntaxNode name, ExpressionSyntax condition)
    {
        for (var node = name; node != condition && node?.Parent is { } parent; node = parent)
        {
            if (parent.IsKind(SyntaxKind.LogicalNotExpression) || parent.IsKind(SyntaxKind.LogicalOrExpression))
                return true;
        }

        return false;
    }

    private static bool Contains(string text, string part) => text.IndexOf(part, StringComparison.OrdinalIgnoreCase) >= 0;
}
